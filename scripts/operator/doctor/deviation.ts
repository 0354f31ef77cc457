import type { EndpointName } from "schemas/contract";

/** `costs`: a member misses or misreads something. `noted`: the app copes, or only a person can decide. */
export type Severity = "costs" | "noted";

/** What has a line in the scorecard: a call of the contract, or something that is no call of its own. */
export type Subject =
  | EndpointName
  | "(many calls)"
  | "(unknown token)"
  | "(no token)"
  | "(unknown path)"
  | "(chat socket)"
  | "(gift link's key)";

/** One thing in which an answer differs from the contract. */
export interface Finding {
  severity: Severity;
  /** The field (`statements.0.createdAt`), a header, `status`, `(answer)` for the whole, or `{name}` of a path value. */
  path: string;
  /** What came: printed cut short and without secrets. */
  came: unknown;
  /** What the contract says. */
  contract: string;
  /** What a member would see. */
  member: string;
}

export interface Deviation extends Omit<Finding, "came"> {
  subject: Subject;
  /** The calls in which it was found. */
  calls: readonly Subject[];
  came: string;
  /** How many more like it were found. */
  more: number;
  /** Where the first of them are, if elsewhere; with an `…` where there are more such places. */
  others: readonly string[];
}

/** A finding that costs a member something. */
export function costs(path: string, came: unknown, contract: string, member: string): Finding {
  return { severity: "costs", path, came, contract, member };
}

export function noted(path: string, came: unknown, contract: string, member: string): Finding {
  return { severity: "noted", path, came, contract, member };
}

/** What a member sees of a spelling that the app reads all the same. */
export const NOTHING = "nothing: the app reads it";
