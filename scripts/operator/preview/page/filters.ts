import type { Locale } from "schemas/names";
import { html, type Markup } from "../../../html/markup";
import { type Kind, kinds } from "../../states/state";
import { widths } from "../draw/look";
import type { BookView } from "./model";

const languageNames: Readonly<Record<Locale, string>> = { th: "ไทย", lo: "ລາວ", en: "English" };
export const kindNames: Readonly<Record<Kind, string>> = {
  ...{ usual: "Usual", step: "On the way", done: "Done", empty: "Empty", loading: "Loading" },
  ...{ refused: "Refused", unknown: "Unknown outcome", broken: "Broken", offline: "Offline" },
  ...{ closed: "Closed", extreme: "Extreme" },
};

type Choice = readonly [value: string, text: string];

/** The rows that choose what is on view; the script keeps the choice in the page's address. */
export function filters({ brands }: BookView): Markup {
  const [brand] = brands;
  const parts = (brand?.parts ?? []).map(({ id, name }): Choice => [id, name]);
  const used = new Set(brand?.parts.flatMap(({ states }) => states.map(({ kind }) => kind)));
  const own = kinds.filter((kind) => used.has(kind)).map((kind): Choice => [kind, kindNames[kind]]);
  const locales = (brand?.locales ?? []).map((locale): Choice => [locale, languageNames[locale]]);
  return html`<nav class="filters" aria-label="What is shown">
${row("part", "Screen", [["", "All"], ...parts])}
${row("kind", "State", [["", "All"], ...own])}
${row("locale", "Language", locales)}
${row(
  "width",
  "Width",
  widths.map((width): Choice => [String(width), String(width)]),
)}</nav>`;
}

function row(name: string, label: string, choices: readonly Choice[]): Markup {
  const chips = choices.map(
    ([value, text]) =>
      html`<button type="button" class="chip" data-row="${name}" data-value="${value}">${text}</button>`,
  );
  return html`<div class="row" role="group" aria-label="${label}"><span class="lab">${label}</span><div>${chips}</div></div>
`;
}
