import { MOST_ROWS } from "schemas/contract/leniency";
import type { Reply } from "../talk/reply";
import { omittedFrom } from "./row-faults";

/** A value as it came, and as the contract reads it. */
export interface Pair {
  path: string;
  key: string;
  came: unknown;
  read: unknown;
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The key of the list in an answer that has just one, for a list that came bare. */
function listKey(data: unknown): string | undefined {
  return isFields(data) ? Object.keys(data).find((key) => Array.isArray(data[key])) : undefined;
}

/** Every text, number and flag of a good answer. Rows that the contract leaves out are omitted. */
export function pairsOf({ json, reading }: Reply): Pair[] {
  if (reading?.is !== "read") return [];
  const key = Array.isArray(json) ? listKey(reading.data) : undefined;
  const whole = key === undefined ? json : { [key]: json };
  return walk("", whole, reading.data, placesOf(omittedFrom(reading.data)));
}

/** Every place in which a fault is: `slots.3.amount` is in `slots.3`, too. */
function placesOf(faults: readonly string[]): ReadonlySet<string> {
  const keys = faults.map((fault) => fault.split("."));
  return new Set(keys.flatMap((path) => path.map((_, index) => path.slice(0, index + 1).join("."))));
}

function walk(path: string, came: unknown, read: unknown, faulty: ReadonlySet<string>): Pair[] {
  const within = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (Array.isArray(came) && Array.isArray(read)) {
    const left = came
      .slice(0, MOST_ROWS)
      .map((item, index) => ({ item, at: within(index) }))
      .filter(({ at }) => !faulty.has(at));
    return read.flatMap((item, index) =>
      walk(left[index]?.at ?? within(index), left[index]?.item, item, faulty),
    );
  }
  if (isFields(came) && isFields(read)) {
    return Object.keys(came).flatMap((key) => walk(within(key), came[key], read[key], faulty));
  }
  const isLeaf = typeof came !== "object" && came !== undefined;
  return isLeaf ? [{ path, key: path.split(".").at(-1) ?? "", came, read }] : [];
}
