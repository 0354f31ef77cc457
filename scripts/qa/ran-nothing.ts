import type { Choice } from "./choice";
import type { Results, Told } from "./report/told";

/** Adds an error for each brand and engine that ran no test, which must not pass for one in which none failed. */
export function withRanNothing(results: Results, choice: Choice): Results {
  return { ...results, errors: [...results.errors, ...ranNothing(results.told, choice)] };
}

function ranNothing(told: readonly Told[], { brands, engines, grep }: Choice): string[] {
  // A filter may leave one out.
  if (grep !== undefined) return [];
  return brands.flatMap(({ id }) =>
    engines
      .filter((engine) => !told.some(({ place }) => place?.brandId === id && place.engine === engine))
      .map((engine) => `${id} ran no test in ${engine}`),
  );
}
