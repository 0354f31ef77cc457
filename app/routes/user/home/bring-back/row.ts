import type { Satang } from "schemas/amount";
import type { GameAccount } from "../balances";

/**
 * What becomes of a game's money. `refused`: it stays, as an answer says; `kept`: it stays, as there is too little or
 * nothing to move; `checking`: nobody can tell yet, and it is not moved again meanwhile.
 */
export type End = "waits" | "done" | "refused" | "kept" | "checking";

export interface Row extends Pick<GameAccount, "code" | "name" | "category"> {
  amount: Satang;
  end: End;
  /** Why it stays, in the member's language. */
  reason?: string;
  /** What its form carries; null if it has none, as its money is not to be moved. */
  intent: string | null;
  /** The id of what has been sent, for its own outcome page. */
  sent?: string;
}

/** What has become of one row; what is absent stays as it was. */
export interface Moved extends Partial<Pick<Row, "amount" | "reason" | "intent" | "sent">> {
  end: End;
  /** Nothing more can be moved now. */
  isOver?: boolean;
}

/** Whether its money can be moved by its form. */
export function isOpen({ end, intent }: Pick<Row, "end" | "intent">): boolean {
  return intent !== null && (end === "waits" || end === "refused");
}

/** Whether its money has arrived. */
export function isDone({ end }: Pick<Row, "end">): boolean {
  return end === "done";
}

/** Whether nothing has been asked for yet. */
export function isUntouched(rows: readonly Pick<Row, "end">[]): boolean {
  return rows.every(({ end }) => end === "waits" || end === "kept");
}

/** The most rows that one form may have: three fields each (fields/read-form.server.ts). */
export const MOST_IN_FORM = 60;
