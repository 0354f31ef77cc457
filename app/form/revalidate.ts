import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A refused form keeps its intent token, unless it is stale: `export { afterStale as shouldRevalidate }`. */
export function afterStale({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionResult?.isStale === true;
}

/**
 * Loads again after every submission, even a refused one: the data may have changed, and the intent is used up.
 */
export function afterPost({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || formMethod === "POST";
}
