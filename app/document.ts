import { createContext, useContext } from "react";

/** What the document's head needs beside loader data; sent once, as HTML only. */
export interface DocumentFacts {
  /** Of this answer's Content-Security-Policy; browsers hide it from scripts, so it is empty there. */
  nonce: string;
  themeCss: string;
  /** The brand's own wording, by `namespace:key`. */
  overrides: Record<string, string>;
}

export const DocumentContext = createContext<DocumentFacts>({ nonce: "", themeCss: "", overrides: {} });

export function useDocument(): DocumentFacts {
  return useContext(DocumentContext);
}

/** Where the facts stand in the page. */
export const documentIds = { theme: "theme", overrides: "text-overrides" };

/** The same facts, read back from the page that the server sent. */
export function readDocumentFacts(): DocumentFacts {
  const overrides = document.getElementById(documentIds.overrides)?.getAttribute("content") ?? "{}";
  return {
    nonce: "",
    themeCss: document.getElementById(documentIds.theme)?.textContent ?? "",
    overrides: JSON.parse(overrides) as Record<string, string>,
  };
}
