/** The status of a statement entry or a slip. */
export type EntryStatus = "success" | "failed" | "progress";

/**
 * Reads the operator's status: SUCCESS and FAILED are final, any other is in progress (specification, sections 3 and
 * 4).
 */
export function readStatus(word: string): EntryStatus {
  if (word === "SUCCESS") return "success";
  return word === "FAILED" ? "failed" : "progress";
}
