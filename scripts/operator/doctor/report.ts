import type { Deviation, Severity, Subject } from "./deviation";

/** One line of the scorecard. */
export interface Line {
  subject: Subject;
  /** How many requests were sent. */
  asked: number;
  /** The last answer's; 0 for none. */
  status: number;
  /** The slowest answer's. */
  ms: number;
  costs: number;
  noted: number;
  /** Why nothing was asked. */
  why: string | undefined;
  /** What could not be checked of it, and why. */
  unchecked: string | undefined;
}

export interface Report {
  url: string;
  brand: string | undefined;
  /** With most digits hidden. */
  member: string | undefined;
  writes: boolean;
  lines: readonly Line[];
  deviations: readonly Deviation[];
  counts: Record<Severity | "calls" | "requests", number>;
}

/** Of a shorter name the two ends would tell too much. */
const LEAST_CHARACTERS = 8;

/** What may be printed of a phone number: `081•••678`. */
export function hiddenName(username: string | undefined): string | undefined {
  if (username === undefined) return undefined;
  if (username.length < LEAST_CHARACTERS) return "•••";
  return `${username.slice(0, 3)}•••${username.slice(-3)}`;
}
