import type { i18n } from "i18next";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { BoundedMap, lettersOf } from "~/store/bounded-map";
import type { CachedHtml } from "./document";

/** How many letters of HTML and facts one component's cache holds. A game's card takes about a thousand. */
const MOST_LETTERS = 400_000;

const caches = new WeakMap<object, BoundedMap<string, string>>();

/** Outside its page a component gets no texts, and would show their keys. */
const noTexts = new Proxy({} as i18n, {
  get(_, name) {
    throw new Error(`a cached item asked for texts (${String(name)}): they must be among its facts`);
  },
});

/** The HTML of a component for these facts, rendered once, without any context. The oldest of too many is dropped. */
export const cachedHtml: CachedHtml = (part, facts) => {
  const cache = caches.get(part) ?? new BoundedMap<string, string>(MOST_LETTERS, lettersOf);
  caches.set(part, cache);
  return cache.getOrMake(JSON.stringify(facts), () => rendered(part as ComponentType<object>, facts));
};

function rendered(part: ComponentType<object>, facts: object): string {
  return inOnePiece(
    renderToString(<I18nextProvider i18n={noTexts}>{createElement(part, facts)}</I18nextProvider>),
  );
}

/** React builds the text of hundreds of small ones, and V8 would keep each of them alive. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
