import { formatFaults } from "schemas/fault";
import { type OperatorConfig, type OperatorFile, readOperator } from "schemas/operator";

/** A brand as the app reads it; throws if it is invalid. */
export function brandWith(more: Partial<OperatorFile> = {}): OperatorConfig {
  const read = readOperator({ id: "moon", name: "Moon", ...more }, "moon.json");
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.operator;
}
