import { localeNames } from "schemas/names";
import { html, type Markup } from "../../../html/markup";
import type { Part, State } from "../../states/state";
import type { BrandView } from "./model";
import { kindNames } from "./names";
import { hasState, localesOfAny, partsOfAny } from "./of-any";

/** Each part with its states; those of two brands stand side by side in one tile. */
export function partSections(brands: readonly BrandView[]): Markup[] {
  // Of a file that was never read without faults, nobody can say what it has.
  const read = brands.filter(({ parts }) => parts.length > 0);
  return partsOfAny(read).map(
    (part) => html`<section data-part="${part.id}"><h2>${part.name}</h2><div class="wall">${part.states.map(
      (state) => tile(part, state, read),
    )}</div></section>
`,
  );
}

function tile(part: Part, state: State, brands: readonly BrandView[]): Markup {
  const { id, name, kind } = state;
  const shots = brands.map((brand) =>
    hasState(brand, state)
      ? shot(brand, part, state, brands)
      : html`<p class="none">not of ${brand.name}</p>`,
  );
  return html`<figure class="tile" id="${id}" data-kind="${kind}"><div class="shots">${shots}</div>
<figcaption><b>${name}</b><span>${kindNames[kind]}</span></figcaption></figure>
`;
}

/** The link opens the whole picture; without one yet it leads nowhere. */
function shot(brand: BrandView, part: Part, { id, name }: State, brands: readonly BrandView[]): Markup {
  const alt = `${brand.name}, ${part.name}: ${name}`;
  const lacks = localesOfAny(brands)
    .filter((locale) => !brand.locales.includes(locale))
    .map((locale) => html` data-lacks-${locale}="${brand.name} has no ${localeNames[locale]}"`);
  return html`<a class="shot" data-picture="${brand.id}/${id}"${lacks} target="_blank"><img alt="${alt}" loading="lazy" hidden><em>not drawn yet</em></a>`;
}
