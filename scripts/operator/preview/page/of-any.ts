import type { Locale } from "schemas/names";
import { parts } from "../../states/book";
import type { Part, State } from "../../states/state";
import type { BrandView } from "./model";

/** Whether the brand has the state. */
export function hasState(brand: BrandView, { id }: State): boolean {
  return brand.parts.some(({ states }) => states.some((state) => state.id === id));
}

/** The parts with every state that one of the brands has, in the order of the book. */
export function partsOfAny(brands: readonly BrandView[]): Part[] {
  return parts
    .map((part) => ({
      ...part,
      states: part.states.filter((state) => brands.some((brand) => hasState(brand, state))),
    }))
    .filter(({ states }) => states.length > 0);
}

/** Every language that one of the brands speaks, the first brand's first. */
export function localesOfAny(brands: readonly BrandView[]): Locale[] {
  return [...new Set(brands.flatMap(({ locales }) => locales))];
}
