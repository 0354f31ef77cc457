import type { i18n } from "i18next";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { BoundedMap, lettersOf } from "~/store/bounded-map";
import type { HtmlOf } from "./document";

/** Of one part, with its facts. A game's card takes about a thousand. */
const MOST_LETTERS = 400_000;

const known = new WeakMap<object, BoundedMap<string, string>>();

/** Outside its page a part would get no texts at all, and would show their keys. */
const noTexts = new Proxy({} as i18n, {
  get(_, name) {
    throw new Error(`a remembered part asked for texts (${String(name)}): they must be among its facts`);
  },
});

/** The HTML of a part, rendered where it has no context. The oldest of too many is forgotten. */
export const htmlOf: HtmlOf = (part, facts) => {
  const texts = known.get(part) ?? new BoundedMap<string, string>(MOST_LETTERS, lettersOf);
  known.set(part, texts);
  return texts.getOrMake(JSON.stringify(facts), () => rendered(part as ComponentType<object>, facts));
};

function rendered(part: ComponentType<object>, facts: object): string {
  return inOnePiece(
    renderToString(<I18nextProvider i18n={noTexts}>{createElement(part, facts)}</I18nextProvider>),
  );
}

/** React joins a text of hundreds of small ones, and V8 would keep each of them. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
