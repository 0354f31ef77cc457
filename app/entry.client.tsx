import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { DocumentContext, readDocument } from "./document/document";
import { whenSheetIsThere } from "./document/root-styles";
import { markTappedLinks } from "./document/tapped-links";
import { askInPageLanguage, loadTexts } from "./i18n/browser";
import { reloadKeptPages } from "./session/end-of-session";

/**
 * RemixBrowser suspends outside any boundary until the page's data is decoded, and React abandons a hydration that a
 * tap interrupts then (error 345). Its first call throws the data's promise before it reaches any hook.
 */
async function whenDataIsThere(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    if (!(waiting instanceof Promise)) throw waiting;
    await waiting;
  }
}

/** Lets the browser draw and answer between two long steps; a message comes sooner than a timer. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Only Safari 14, of the browsers that we support, lacks what React, Remix and our dialogs need. */
async function whenBrowserIsComplete(): Promise<void> {
  const isComplete = "TransformStream" in window && "SubmitEvent" in window && "HTMLDialogElement" in window;
  if (!isComplete || !("submitter" in SubmitEvent.prototype)) await import("./document/polyfills");
}

async function hydrate(): Promise<void> {
  await pause();
  await whenBrowserIsComplete();
  const page = readDocument();
  // An extension or in-app browser has removed the page's element: there is nothing to hydrate.
  if (!page) return;
  const { screen, locale, facts } = page;
  const texts = await loadTexts(locale, facts.overrides);
  askInPageLanguage(locale);
  await whenSheetIsThere();
  await whenDataIsThere();
  await pause();
  startTransition(() => {
    hydrateRoot(
      screen,
      <I18nextProvider i18n={texts}>
        <DocumentContext.Provider value={facts}>
          <RemixBrowser />
        </DocumentContext.Provider>
      </I18nextProvider>,
    );
  });
}

reloadKeptPages();
markTappedLinks();
void hydrate();
