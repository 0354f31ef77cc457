import { type Fault, outerPath, WHOLE } from "schemas/fault";
import type { JsonPlaces } from "./json-places";
import type { Place } from "./place";

/** The faults in the order of the file, with where they stand: what is missing, where it would belong. */
export function withPlaces(faults: readonly Fault[], { at }: JsonPlaces): Fault[] {
  const placeOf = (path: string): Place | undefined =>
    at.get(path) ?? (path === WHOLE ? undefined : placeOf(outerPath(path)));
  return faults
    .map((fault) => ({ ...placeOf(fault.path), ...fault }))
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0));
}
