import type { Satang } from "schemas/amount";
import { type EntryStatus, readStatus } from "schemas/entry-status";
import type { Sign } from "~/components/signed-money";
import type { Entry } from "./history.server";

const activities = ["deposit", "bonus", "finish_bonus", "withdraw", "transfer"] as const;
/** The operator's types; `other` is an unknown one. */
export type Activity = (typeof activities)[number] | "other";

const sources = ["bonus", "promotion", "invite", "refund", "luckydraw"] as const;
export type Source = (typeof sources)[number];

/**
 * Entry amounts are positive: the type gives the sign. A transfer stays with the member and has no sign; nor has the
 * end of a bonus, whose amount is the bonus's and not what was taken.
 */
const signs: Record<Activity, Sign> = {
  deposit: "+",
  bonus: "+",
  finish_bonus: "",
  withdraw: "-",
  transfer: "",
  other: "",
};

/** One line of the statement for display (specification, section 3). */
export interface StatementLine {
  activity: Activity;
  /** The operator's own word for an unknown type. */
  word?: string;
  source?: Source;
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
}: Entry): StatementLine {
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
