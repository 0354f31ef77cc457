import { createContext, useContext } from "react";

/** What the document's head needs beside loader data; sent once, as HTML only. */
export interface DocumentFacts {
  /** Of this answer's Content-Security-Policy; browsers hide it from scripts, so it is empty there. */
  nonce: string;
  themeCss: string;
  /** The styles that the document carries itself. Null where styles are linked: in the member part, and in development. */
  styles: string | null;
  /** Stylesheets that the next page will want. */
  stylesAhead: readonly string[];
  /** The brand's own wording, by `namespace:key`. */
  overrides: Record<string, string>;
}

export const DocumentContext = createContext<DocumentFacts>({
  nonce: "",
  themeCss: "",
  styles: null,
  stylesAhead: [],
  overrides: {},
});

export function useDocument(): DocumentFacts {
  return useContext(DocumentContext);
}

/** The value of the cookie and of the root element's attribute that every balance follows (money.css.ts). */
export const HIDDEN = "hidden";

/** Where the facts stand in the page. */
export const documentIds = { theme: "theme", styles: "styles", overrides: "text-overrides" };

/** The same facts, read back from the page that the server sent. */
export function readDocumentFacts(): DocumentFacts {
  const styles = document.getElementById(documentIds.styles);
  const ahead = document.querySelectorAll('link[rel="prefetch"][as="style"]');
  const overrides = document.getElementById(documentIds.overrides)?.getAttribute("content") ?? "{}";
  return {
    nonce: "",
    themeCss: document.getElementById(documentIds.theme)?.textContent ?? "",
    styles: styles?.textContent ?? null,
    stylesAhead: [...ahead].map((link) => link.getAttribute("href") ?? ""),
    overrides: JSON.parse(overrides) as Record<string, string>,
  };
}
