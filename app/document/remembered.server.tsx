import type { i18n } from "i18next";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { HtmlOf } from "./remembered";

/** Of one part. A game's card takes about a kilobyte. */
const MOST_TEXTS = 2_000;

const known = new WeakMap<object, Map<string, string>>();

/** Outside its page a part would get no texts at all, and would show their keys. */
const noTexts = new Proxy({} as i18n, {
  get(_, name) {
    throw new Error(`a remembered part asked for texts (${String(name)}): they must be among its facts`);
  },
});

/** The HTML of a part, rendered where it has no context. The oldest of too many is forgotten. */
export const htmlOf: HtmlOf = (part, facts) => {
  const texts = known.get(part) ?? new Map<string, string>();
  known.set(part, texts);
  const key = JSON.stringify(facts);
  const found = texts.get(key);
  if (found !== undefined) return found;
  const html = rendered(part as ComponentType<object>, facts);
  const [oldest] = texts.keys();
  if (texts.size >= MOST_TEXTS && oldest !== undefined) texts.delete(oldest);
  texts.set(key, html);
  return html;
};

function rendered(part: ComponentType<object>, facts: object): string {
  return renderToString(<I18nextProvider i18n={noTexts}>{createElement(part, facts)}</I18nextProvider>);
}
