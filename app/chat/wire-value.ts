import { parseTime } from "schemas/time";

/** Readers for unvalidated values: events come straight from the operator's socket. */

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A string, or a number as its digits as far as it has them all; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Ms since the epoch, from a time in the contract's format or from such a number in digits. */
export function timeOf(value: unknown): number | undefined {
  const text = textOf(value)?.trim() ?? "";
  const ms = /^\d{12,14}$/.test(text) ? Number(text) : parseTime(text);
  return Number.isNaN(ms) ? undefined : ms;
}
