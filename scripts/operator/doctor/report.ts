import type { Deviation, Severity, Subject } from "./deviation";

export interface ScorecardLine {
  subject: Subject;
  /** How many requests were sent. */
  asked: number;
  /** Of the last answer; 0 if there was none. */
  status: number;
  /** Of the slowest answer. */
  ms: number;
  costs: number;
  noted: number;
  /** Why no request was sent. */
  why: string | undefined;
  /** What could not be checked, and why. */
  unchecked: string | undefined;
}

export interface Report {
  url: string;
  brand: string | undefined;
  /** With most digits hidden. */
  member: string | undefined;
  writes: boolean;
  lines: readonly ScorecardLine[];
  deviations: readonly Deviation[];
  counts: Record<Severity | "calls" | "requests", number>;
}

/** The two ends of a shorter name would tell too much. */
const LEAST_CHARACTERS = 8;

/** A phone number as it may be printed: `081•••678`. */
export function hiddenName(username: string | undefined): string | undefined {
  if (username === undefined) return undefined;
  if (username.length < LEAST_CHARACTERS) return "•••";
  return `${username.slice(0, 3)}•••${username.slice(-3)}`;
}
