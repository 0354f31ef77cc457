import { faultsOf } from "schemas/contract/leniency";
import { costs, type Finding, noted } from "../deviation";
import type { Reply } from "../talk/reply";
import { valueAt } from "./reached";

/** Faults that the contract leaves out: a few rows are noted, all rows of a list cost it. */
export function rowFaults({ reading, json, name }: Reply, loss: string): Finding[] {
  if (reading?.is !== "read") return [];
  const contract = `required (${name} in docs/operator-api.openapi.json)`;
  const faults = faultsOf(reading.data);
  return faults.map((path) => {
    const [key = ""] = path.split(".");
    const came = valueAt(json, Array.isArray(json) ? path.slice(key.length + 1) : path);
    const left = valueAt(reading.data, key);
    const isAll = faults.length > 1 && Array.isArray(left) && left.length === 0;
    if (isAll) return costs(path, came, contract, loss);
    return noted(path, came, contract, "a list that says that some of it cannot be shown");
  });
}
