import * as z from "zod";
import { type Fault, faultsOf, knownKeys, outerPath, pathText, valueAt, WHOLE } from "./fault";
import { nearest } from "./nearest";

/** A file that was parsed without its faulty values, so that all its faults can be reported at once. */
export interface ReadThrough<Output> {
  /** Every fault that the schema has found. */
  faults: Fault[];
  /** The parsed rest; undefined if too little was left to parse. */
  value: Output | undefined;
  /** The JSON that `value` was parsed from: the file without its faulty values, and with misspelled names corrected. */
  rest: unknown;
  /**
   * Faults that a further check has found in `value`, with their paths in the file, without those that only follow from
   * others.
   */
  beside(found: readonly Fault[]): Fault[];
  /** Whether the value at a path, or a part of it, was left out. */
  isLeftOut(path: string): boolean;
}

/**
 * Parses a file again and again, each time leaving out what was faulty, until the rest is valid. `standIns` replace
 * required keys of the top level that are faulty.
 */
export function readThrough<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  file: string,
  standIns: Readonly<Record<string, unknown>>,
): ReadThrough<z.output<Schema>> {
  const leftOut = new Set<string>();
  const renamed = new Map<string, string>();
  /** Paths of records: objects whose names are the file's own choice. */
  const tables = new Set<string>();
  const faults: Fault[] = [];
  const error: z.core.$ZodErrorMap = (issue) => {
    if (issue.inst instanceof z.ZodRecord) tables.add(pathText(issue.path ?? []));
    return knownKeys(issue);
  };
  const isLeftOut = (path: string) => [...leftOut].some((out) => isWithin(out, path));
  const besideIn = (written: WrittenPaths, found: readonly Fault[]) =>
    found
      .map((fault) => ({ ...fault, path: writtenPath(fault.path, written) }))
      .filter(({ path }) => !isLeftOut(path));

  for (;;) {
    const { value: rest, written } = keptOf(json, leftOut, renamed, standIns);
    const beside = (found: readonly Fault[]) => besideIn(written, found);
    const parsed = schema.safeParse(rest, { error });
    if (parsed.success) return { faults, value: parsed.data, rest, beside, isLeftOut };
    faults.push(...beside(faultsOf(parsed.error, rest, file)));
    const before = leftOut.size + renamed.size;
    for (const issue of parsed.error.issues) {
      for (const { path, name } of wrongIn(issue, rest, tables)) {
        const at = writtenPath(pathText(path), written);
        if (name !== undefined && !renamed.has(at)) renamed.set(at, name);
        else leftOut.add(pathToLeaveOut(at, valueAt(rest, path) === undefined, leftOut, standIns));
      }
    }
    if (leftOut.has(WHOLE) || leftOut.size + renamed.size === before) {
      return { faults, value: undefined, rest, beside, isLeftOut };
    }
  }
}

/** The path to leave out: that of the faulty value, or of what holds it if it is missing or left out in vain before. */
function pathToLeaveOut(
  at: string,
  isMissing: boolean,
  leftOut: ReadonlySet<string>,
  standIns: Readonly<Record<string, unknown>>,
): string {
  if (at in standIns) return at;
  let path = isMissing ? outerPath(at) : at;
  while (leftOut.has(path) && path !== WHOLE) path = outerPath(path);
  return path;
}

interface WrongPart {
  path: readonly PropertyKey[];
  /** A correct name that is not used yet. The value is read under it, so that its own faults are found too. */
  name?: string;
}

/** The wrong values or names of an issue. In `tables` any free name will do, because all values are of one kind. */
function wrongIn(issue: z.core.$ZodIssue, value: unknown, tables: ReadonlySet<string>): WrongPart[] {
  const taken = (path: readonly PropertyKey[]) => Object.keys(valueAt(value, path) ?? {});
  if (issue.code === "unrecognized_keys") {
    const free = issue.message.split(", ").filter((name) => !taken(issue.path).includes(name));
    const usual = tables.has(pathText(issue.path)) ? free[0] : undefined;
    return issue.keys.map((key) => ({ path: [...issue.path, key], name: nearest(key, free) ?? usual }));
  }
  if (issue.code !== "invalid_key") return [{ path: issue.path }];
  const name = String(issue.path.at(-1)).toUpperCase().replace(/\W+/g, "_");
  return [{ path: issue.path, name: taken(issue.path.slice(0, -1)).includes(name) ? undefined : name }];
}

/** The path in the file, by the path in what is kept of it. */
type WrittenPaths = ReadonlyMap<string, string>;

function keptOf(
  json: unknown,
  leftOut: ReadonlySet<string>,
  renamed: ReadonlyMap<string, string>,
  standIns: Readonly<Record<string, unknown>>,
): { value: unknown; written: WrittenPaths } {
  const written = new Map<string, string>();
  const kept = (value: unknown, from: readonly PropertyKey[], to: readonly PropertyKey[]): unknown => {
    written.set(pathText(to), pathText(from));
    if (typeof value !== "object" || value === null) return value;
    const isKept = ([key]: readonly [PropertyKey, unknown]) => !leftOut.has(pathText([...from, key]));
    if (Array.isArray(value)) {
      return [...value.entries()]
        .filter(isKept)
        .map(([at, entry], index) => kept(entry, [...from, at], [...to, index]));
    }
    return Object.fromEntries(
      Object.entries(value)
        .filter(isKept)
        .map(([key, inner]) => {
          const name = renamed.get(pathText([...from, key])) ?? key;
          return [name, kept(inner, [...from, key], [...to, name])];
        }),
    );
  };
  const value = kept(json, [], []);
  const stand = Object.entries(standIns).filter(([key]) => leftOut.has(key));
  return { value: stand.length === 0 ? value : { ...Object(value), ...Object.fromEntries(stand) }, written };
}

function writtenPath(path: string, written: WrittenPaths): string {
  let outer = path;
  while (outer !== WHOLE && !written.has(outer)) outer = outerPath(outer);
  return outer === WHOLE ? path : `${written.get(outer)}${path.slice(outer.length)}`;
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
}
