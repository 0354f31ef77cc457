import { type Fault, pathText } from "schemas/fault";
import type { JsonPlaces } from "./json-places";
import type { Place } from "./place";

/** The last part of a path's text: `.logo`, `[0]`, `["odd key."]`, or the only name. */
const LAST_PART = /(?:\.[$\w-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\]|^[$\w-]+)$/;

/** The faults in the order of the file, with where they stand: what is missing, where it would belong. */
export function withPlaces(faults: readonly Fault[], { at }: JsonPlaces): Fault[] {
  const placeOf = (path: string): Place | undefined => {
    const outer = path.replace(LAST_PART, "");
    return at.get(path) ?? (outer === path ? at.get(pathText([])) : placeOf(outer));
  };
  return faults
    .map((fault) => ({ ...placeOf(fault.path), ...fault }))
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0));
}
