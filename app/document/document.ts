import { type ComponentType, createContext, useContext } from "react";

/**
 * Where a document links the site's sheet: in its head; in its body, after what is painted before the sheet has come;
 * or only once all of it is painted, by its script. In development Vite serves the styles.
 */
export type SheetPlace = "head" | "body" | "late" | "vite";

/** The styles of the whole site, as the brand has them. */
export interface SiteStyles {
  /** The address of the one sheet that holds all of them, named by a hash of its content. */
  href: string;
  /** The inline styles of a page of these routes, for its first paint. */
  inline(routes: readonly string[]): string;
}

/** The HTML of a component that depends on these facts alone, which are plain data; rendered once. */
export type CachedHtml = <F extends object>(part: ComponentType<F>, facts: F) => string;

/** What the document's head needs besides loader data; sent only once, in the HTML. */
export interface DocumentFacts {
  /** The nonce of this response's Content-Security-Policy; empty in the browser, which hides it from scripts. */
  nonce: string;
  /** The text of the document's own `<style>`: its first paint's, by its routes; in development the brand's theme. */
  css: string;
  /** The address of the site's sheet; empty in development. */
  sheet: string;
  sheetPlace: SheetPlace;
  /** The root's attributes in development, where the styles are those of all brands; absent elsewhere. */
  character?: Readonly<Record<string, string>>;
  /** The brand's own texts, by `namespace:key`. */
  overrides: Record<string, string>;
  /** Renders cached items in the production server; absent elsewhere. */
  cachedHtml?: CachedHtml;
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

/** What the script reads from the server's HTML: the element of the screen, its language, and the document's facts. */
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
