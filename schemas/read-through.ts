import * as z from "zod";
import { type Fault, faultsOf, knownKeys, outerPath, pathText, valueAt, WHOLE } from "./fault";
import { nearest } from "./nearest";

/** What a schema makes of a value without what is at fault in it, so that one pass judges the rest too. */
export interface ReadThrough<Output> {
  /** Every fault that the schema tells. */
  faults: Fault[];
  /** Undefined where too little is left. */
  value: Output | undefined;
  /**
   * What `value` was read from: the file without what was left out, each
   * wrong name that is near a right one in its place.
   */
  rest: unknown;
  /** What a further check says of `value`: at its place in the file, without what only follows from faults of the schema. */
  beside(found: readonly Fault[]): Fault[];
  /** Whether what stands at a path, or something in it, was left out. */
  isLeftOut(path: string): boolean;
}

/** Reads past every fault. `standIns` take the place of required keys at the top that are at fault. */
export function readThrough<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  file: string,
  standIns: Readonly<Record<string, unknown>>,
): ReadThrough<z.output<Schema>> {
  const leftOut = new Set<string>();
  const renamed = new Map<string, string>();
  const tables = new Set<string>();
  const faults: Fault[] = [];
  const error: z.core.$ZodErrorMap = (issue) => {
    if (issue.inst instanceof z.ZodRecord) tables.add(pathText(issue.path ?? []));
    return knownKeys(issue);
  };
  const isLeftOut = (path: string) => [...leftOut].some((out) => isWithin(out, path));
  const besideIn = (written: Written, found: readonly Fault[]) =>
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
        else leftOut.add(toLeaveOut(at, valueAt(rest, path) === undefined, leftOut, standIns));
      }
    }
    if (leftOut.has(WHOLE) || leftOut.size + renamed.size === before) {
      return { faults, value: undefined, rest, beside, isLeftOut };
    }
  }
}

/** The value at fault; the one around it, where it is not there or leaving it out has not helped. */
function toLeaveOut(
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

interface Wrong {
  path: readonly PropertyKey[];
  /** A right name that is free: under it, what stands under a wrong one is judged too. */
  name?: string;
}

/** The wrong values or names of an issue. In `tables`, all names are of values of one kind. */
function wrongIn(issue: z.core.$ZodIssue, value: unknown, tables: ReadonlySet<string>): Wrong[] {
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

/** Where each path of what is kept is written. */
type Written = ReadonlyMap<string, string>;

function keptOf(
  json: unknown,
  leftOut: ReadonlySet<string>,
  renamed: ReadonlyMap<string, string>,
  standIns: Readonly<Record<string, unknown>>,
): { value: unknown; written: Written } {
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

function writtenPath(path: string, written: Written): string {
  let outer = path;
  while (outer !== WHOLE && !written.has(outer)) outer = outerPath(outer);
  return outer === WHOLE ? path : `${written.get(outer)}${path.slice(outer.length)}`;
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
}
