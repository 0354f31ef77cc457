import { readBrand } from "schemas/brand";

/** A key that the brand's file sets to something else than what it would be without it. */
export interface OwnKey {
  /** `theme.colors.accent`. */
  path: string;
  /** As written, at most 60 characters. */
  value: string;
}

const LONGEST = 60;

/** The keys of a brand's file (parsed JSON, without faults) that it sets beyond the defaults, in the file's order. */
export function ownKeys(json: unknown): OwnKey[] {
  const [given, usual] = [json, { id: "x", name: "x" }].map((file) => {
    const read = readBrand(file, "");
    return read.ok ? read.brand : undefined;
  });
  return leavesOf(json)
    .filter(({ path }) => path[0] !== "$schema")
    .filter(({ path }) => textOf(valueAt(given, path)) !== textOf(valueAt(usual, path)))
    .map(({ path, value }) => ({ path: path.join("."), value: shortened(textOf(value)) }));
}

interface Leaf {
  path: string[];
  value: unknown;
}

function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (!isTable(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isTable(inner) ? inner[key] : undefined), value);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
