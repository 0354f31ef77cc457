import { pathText } from "schemas/fault";
import { Broken, JsonTokens } from "./json-tokens";
import { notJson } from "./not-json";
import { type Place, placesIn } from "./place";

export interface JsonPlaces {
  /** Where each path (as in a fault) is written: a member at its key, an entry of a list at its value. */
  at: ReadonlyMap<string, Place>;
  /** Keys that stand in one object a second time, and where. JSON's readers keep the last one and say nothing. */
  repeated: readonly { path: string; place: Place }[];
  /** Where the text stops being JSON; absent when it is JSON to its end. */
  broken?: Place;
  /** What stops it there, where that is a usual slip. */
  slip?: string;
  /** Whether reading stopped at an object or list that is more than `MOST_DEEP` deep. */
  isTooDeep: boolean;
}

/** Far more than any brand's file has; reading goes one call deeper for each. */
export const MOST_DEEP = 64;

type Path = readonly PropertyKey[];

/** Where everything in a JSON text is. */
export function jsonPlaces(text: string): JsonPlaces {
  const reader = new JsonTokens(text);
  const at = new Map<string, Place>();
  const repeated: { path: string; place: Place }[] = [];
  const placeOf = placesIn(text);
  let isTooDeep = false;

  function note(path: Path): void {
    const name = pathText(path);
    const place = placeOf(reader.start);
    if (at.has(name)) repeated.push({ path: name, place });
    else at.set(name, place);
  }

  function member(parent: Path): void {
    if (!reader.token.startsWith('"')) throw new Broken();
    const path = [...parent, JSON.parse(reader.token) as string];
    note(path);
    reader.next();
    reader.pass((token) => token === ":");
    value(path);
  }

  function entry(path: Path): void {
    note(path);
    value(path);
  }

  function list(end: string, read: (index: number) => void): void {
    reader.next();
    for (let index = 0; reader.token !== end; index++) {
      if (index > 0) reader.pass((token) => token === ",");
      read(index);
    }
    reader.next();
  }

  function value(path: Path): void {
    isTooDeep = path.length >= MOST_DEEP && /^[{[]/.test(reader.token);
    if (isTooDeep) throw new Broken();
    if (reader.token === "{") list("}", () => member(path));
    else if (reader.token === "[") list("]", (index) => entry([...path, index]));
    else reader.pass((token) => /^["\-\dtfn]/.test(token));
  }

  try {
    reader.next();
    note([]);
    value([]);
    reader.pass((token) => token === "");
    return { at, repeated, isTooDeep };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const slip = notJson(text, reader.start);
    const broken = placeOf(slip?.offset ?? reader.start);
    return { at, repeated, broken, isTooDeep, ...(slip && { slip: slip.what }) };
  }
}
