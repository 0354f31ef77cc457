import { localeNames } from "schemas/names";
import { html, type Markup } from "../../../html/markup";
import { kinds } from "../../states/state";
import { widths } from "../draw/look";
import type { BookView } from "./model";
import { kindNames } from "./names";
import { localesOfAny, partsOfAny } from "./of-any";

type Choice = readonly [value: string, text: string];

/** The rows that choose what is on view; the script keeps the choice in the page's address. */
export function filters({ brands }: BookView): Markup {
  const shown = partsOfAny(brands);
  const parts = shown.map(({ id, name }): Choice => [id, name]);
  const used = new Set(shown.flatMap(({ states }) => states.map(({ kind }) => kind)));
  const own = kinds.filter((kind) => used.has(kind)).map((kind): Choice => [kind, kindNames[kind]]);
  const locales = localesOfAny(brands).map((locale): Choice => [locale, localeNames[locale]]);
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
