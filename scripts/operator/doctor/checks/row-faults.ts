import { costs, type Finding, noted } from "../deviation";
import type { Reply } from "../talk/reply";
import { valueAt } from "./reached";

/** Faults that the contract leaves out: a few rows, and optional fields, are noted; all rows of a list cost it. */
export function rowFaults({ reading, json, name }: Reply, loss: string): Finding[] {
  if (reading?.is !== "read") return [];
  const contract = `required (${name} in docs/operator-api.openapi.json)`;
  const omitted = omittedFrom(reading.data);
  return reading.faults.map((path) => {
    const [key = ""] = path.split(".");
    const came = valueAt(json, Array.isArray(json) ? path.slice(key.length + 1) : path);
    const left = valueAt(reading.data, key);
    const isAll = omitted.length > 1 && Array.isArray(left) && left.length === 0;
    const isRow = omitted.includes(path);
    if (isRow && isAll) return costs(path, came, contract, loss);
    const member = isRow ? "a list that says that some of it cannot be shown" : "the rest, without it";
    return noted(path, came, contract, member);
  });
}

/** Where each row was faulty that is missing from an answer. */
export function omittedFrom(data: unknown): readonly string[] {
  return (valueAt(data, "omitted") as readonly string[] | undefined) ?? [];
}
