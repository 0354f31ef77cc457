import type { Satang } from "schemas/amount";
import { readStatus } from "schemas/entry-status";
import type { SaferPlayFacts } from "./safer-play";
import type { Entry } from "../entries/history.server";

export interface RealityFacts {
  /** Since signing in. */
  minutes: number;
  /** `DD/MM/YYYY HH:mm`: the start of the period. */
  since: string;
  /** Null if it is unknown. */
  net: Satang | null;
  everyMinutes: number;
  saferPlay: SaferPlayFacts;
}

const MINUTE_MS = 60_000;

/** Whole minutes since `signedInAt` in ms. */
export function minutesSignedIn({ signedInAt }: { signedInAt: number }, now: number = Date.now()): number {
  return Math.floor((now - signedInAt) / MINUTE_MS);
}

/**
 * Satang that came in from outside minus satang paid out, not necessarily a safe integer. A withdrawal leaves the
 * wallet before it is done.
 */
export function netChange(entries: readonly Pick<Entry, "statementType" | "status" | "amount">[]): number {
  return entries.reduce((sum, { statementType, status, amount }) => {
    const type = statementType.toLowerCase();
    if (type === "deposit" && readStatus(status) === "success") return sum + amount;
    return type === "withdraw" && readStatus(status) !== "failed" ? sum - amount : sum;
  }, 0);
}
