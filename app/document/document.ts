import { type ComponentType, createContext, useContext } from "react";

/**
 * Where a document links the site's sheet: in its head; in its body, after what is painted before the sheet has come;
 * or only once all of it is painted, by its script. In development Vite serves the styles.
 */
export type SheetPlace = "head" | "body" | "late" | "vite";

/** Gives the HTML of a part that depends on these facts alone, plain data, made once. */
export type HtmlOf = <F extends object>(part: ComponentType<F>, facts: F) => string;

/** What the document's head needs besides loader data; sent only once, in the HTML. */
export interface DocumentFacts {
  /** The nonce of this response's Content-Security-Policy; empty in the browser, which hides it from scripts. */
  nonce: string;
  /**
   * The text of the document's own `<style>`. The server fills it in after rendering (used-css.server.ts); in
   * development it is the brand's theme.
   */
  css: string;
  /** The address of the site's sheet; empty in development. */
  sheet: string;
  sheetPlace: SheetPlace;
  /** The brand's own texts, by `namespace:key`. */
  overrides: Record<string, string>;
  /** How the production server writes remembered parts; absent elsewhere. */
  htmlOf?: HtmlOf;
}

export const DocumentContext = createContext<DocumentFacts>({
  nonce: "",
  css: "",
  sheet: "",
  sheetPlace: "vite",
  overrides: {},
});

export function useDocument(): DocumentFacts {
  return useContext(DocumentContext);
}

/** The element ids of the facts in the page. */
export const documentIds = {
  styles: "styles",
  sheet: "sheet",
  lateSheet: "late-sheet",
  overrides: "text-overrides",
};

/** The facts, read back from the server's HTML. */
export function readDocumentFacts(): DocumentFacts {
  const styles = document.getElementById(documentIds.styles);
  const link = document.getElementById(documentIds.sheet);
  const overrides = document.getElementById(documentIds.overrides)?.getAttribute("content") ?? "{}";
  const isLate = document.getElementById(documentIds.lateSheet) !== null;
  const placed = isLate ? "late" : styles ? "body" : "head";
  return {
    nonce: "",
    css: styles?.textContent ?? "",
    sheet: link?.getAttribute("href") ?? styles?.dataset.sheet ?? "",
    sheetPlace: import.meta.env.DEV ? "vite" : placed,
    overrides: JSON.parse(overrides) as Record<string, string>,
  };
}
