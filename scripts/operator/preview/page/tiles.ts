import { html, type Markup } from "../../../html/markup";
import type { Part, State } from "../../states/state";
import { kindNames } from "./filters";
import type { BrandView } from "./model";

/** Each part with its states; a state of the brand beside it stands in the same tile. */
export function partSections(brands: readonly BrandView[]): Markup[] {
  const [first, ...others] = brands;
  return (first?.parts ?? []).map(
    (part) => html`<section data-part="${part.id}"><h2>${part.name}</h2><div class="wall">${part.states.map(
      (state) =>
        tile(
          part,
          state,
          [first, ...others].filter((brand) => has(brand, state)),
        ),
    )}</div></section>
`,
  );
}

function has(brand: BrandView | undefined, { id }: State): brand is BrandView {
  return brand?.parts.some(({ states }) => states.some((state) => state.id === id)) ?? false;
}

function tile(part: Part, { id, name, kind }: State, brands: readonly (BrandView | undefined)[]): Markup {
  const shots = brands.flatMap((brand) => (brand ? [shot(brand, part, id, name)] : []));
  return html`<figure class="tile" id="${id}" data-kind="${kind}"><div class="shots">${shots}</div>
<figcaption><b>${name}</b><span>${kindNames[kind]}</span></figcaption></figure>
`;
}

/** The link opens the whole picture; without one yet it leads nowhere. */
function shot(brand: BrandView, part: Part, id: string, name: string): Markup {
  const alt = `${brand.name}, ${part.name}: ${name}`;
  return html`<a class="shot" data-picture="${brand.id}/${id}" target="_blank"><img alt="${alt}" loading="lazy" hidden><em>not drawn yet</em></a>`;
}
