import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { DocumentContext, readDocumentFacts } from "./document";
import { loadTexts } from "./i18n/browser";

async function hydrate(): Promise<void> {
  const facts = readDocumentFacts();
  const texts = await loadTexts(document.documentElement.lang, getInitialNamespaces(), facts.overrides);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={texts}>
        <DocumentContext.Provider value={facts}>
          <RemixBrowser />
        </DocumentContext.Provider>
      </I18nextProvider>,
    );
  });
}

void hydrate();
