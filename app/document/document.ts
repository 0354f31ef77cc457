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
  /** The text of the document's own `<style>`: its first paint's, by its routes; in development the brand's theme. */
  css: string;
  /** The address of the site's sheet; empty in development. */
  sheet: string;
  sheetPlace: SheetPlace;
  /** The brand's own texts, by `namespace:key`. */
  overrides: Record<string, string>;
  /** How the production server writes remembered parts; absent elsewhere. */
  htmlOf?: HtmlOf;
}

const noFacts: DocumentFacts = { nonce: "", css: "", sheet: "", sheetPlace: "vite", overrides: {} };

export const DocumentContext = createContext(noFacts);

export function useDocument(): DocumentFacts {
  return useContext(DocumentContext);
}

/** The element ids of the facts in the page. */
export const documentIds = {
  styles: "styles",
  sheet: "sheet",
  late: "late",
  overrides: "text-overrides",
  screen: "screen",
};

/** What the server's HTML says to the script: where the screen stands, its language, and the facts that it needs. */
export function readDocument(): { screen: HTMLElement; locale: string; facts: DocumentFacts } | undefined {
  const screen = document.getElementById(documentIds.screen);
  if (!screen) return undefined;
  const link = screen.querySelector(`#${documentIds.sheet}`);
  const overrides = document.getElementById(documentIds.overrides)?.getAttribute("content") ?? "{}";
  const facts: DocumentFacts = {
    ...noFacts,
    sheet: link?.getAttribute("href") ?? "",
    sheetPlace: link ? "body" : "head",
    overrides: JSON.parse(overrides) as Record<string, string>,
  };
  return { screen, locale: screen.dataset.locale ?? "", facts };
}
