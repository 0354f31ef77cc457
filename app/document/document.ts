import { createContext, useContext } from "react";

/** What the document's head needs besides loader data; sent only once, in the HTML. */
export interface DocumentFacts {
  /** The nonce of this response's Content-Security-Policy; empty in the browser, which hides it from scripts. */
  nonce: string;
  /** The brand's theme if it is inline; null if the document links `themeHref`. */
  themeCss: string | null;
  themeHref: string;
  /** The inline styles of the document; null if styles are linked: in the member part and in development. */
  styles: string | null;
  /** The brand's own texts, by `namespace:key`. */
  overrides: Record<string, string>;
}

export const DocumentContext = createContext<DocumentFacts>({
  nonce: "",
  themeCss: null,
  themeHref: "",
  styles: null,
  overrides: {},
});

export function useDocument(): DocumentFacts {
  return useContext(DocumentContext);
}

/** The element ids of the facts in the page. */
export const documentIds = { theme: "theme", styles: "styles", overrides: "text-overrides" };

/** The facts, read back from the server's HTML. */
export function readDocumentFacts(): DocumentFacts {
  const theme = document.getElementById(documentIds.theme);
  const styles = document.getElementById(documentIds.styles);
  const overrides = document.getElementById(documentIds.overrides)?.getAttribute("content") ?? "{}";
  return {
    nonce: "",
    themeCss: theme?.matches("style") ? theme.textContent : null,
    themeHref: theme?.getAttribute("href") ?? theme?.dataset.href ?? "",
    styles: styles?.textContent ?? null,
    overrides: JSON.parse(overrides) as Record<string, string>,
  };
}
