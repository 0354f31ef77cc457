import type { Satang } from "schemas/amount";
import { type EntryStatus, readStatus } from "schemas/entry-status";
import type { IconName } from "~/components/icon";
import type { Sign } from "~/components/signed-money";
import type { StatementEntry } from "./history.server";

const activities = ["deposit", "bonus", "finish_bonus", "withdraw", "transfer"] as const;
/** The operator's types; `other` is an unknown one. */
export type Activity = (typeof activities)[number] | "other";

const sources = ["bonus", "promotion", "invite", "refund", "luckydraw"] as const;
/** What a bonus was for, as far as we have words for it. */
export type EntrySource = (typeof sources)[number];

/**
 * An entry's amount is always positive: its type gives the sign. A transfer stays with the member and has none (its
 * `from` and `to` are free words, which say nothing to us); nor has the end of a bonus, whose amount is the bonus's and
 * not what was taken, nor a type that we do not know.
 */
const signs: Record<Activity, Sign> = {
  deposit: "+",
  bonus: "+",
  finish_bonus: "",
  withdraw: "-",
  transfer: "",
  other: "",
};

export const statusIcons: Record<EntryStatus, IconName> = {
  success: "check",
  progress: "clock",
  failed: "close",
};

/** One line of the statement for display (specification, section 3). */
export interface StatementLine {
  activity: Activity;
  /** The operator's own word for an unknown type. */
  word?: string;
  source?: EntrySource;
  status: EntryStatus;
  from?: string;
  to?: string;
  amount: Satang;
  sign: Sign;
}

export function statementLine({
  statementType,
  status,
  description,
  from,
  to,
  amount,
}: StatementEntry): StatementLine {
  const activity = activities.find((known) => known === statementType.toLowerCase()) ?? "other";
  return {
    activity,
    word: activity === "other" ? statementType : undefined,
    source: sources.find((known) => known === description?.source?.toLowerCase()),
    status: readStatus(status),
    from,
    to,
    amount,
    sign: signs[activity],
  };
}
