import type { Satang } from "schemas/amount";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";

type Entry = AnswerOf<Contract["statement"]["list"]>["statements"][number];

const activities = ["deposit", "bonus", "finish_bonus", "withdraw", "transfer"] as const;
/** The operator's types; `other` is one that it has not told us of. */
export type Activity = (typeof activities)[number] | "other";

const sources = ["bonus", "promotion", "invite", "refund", "luckydraw"] as const;
export type Source = (typeof sources)[number];

export type EntryStatus = "success" | "failed" | "progress";

export type Sign = "+" | "-" | "";

/** Entry amounts are positive: the type gives the sign. A transfer stays with the member and has none. */
const signs: Record<Activity, Sign> = {
  deposit: "+",
  bonus: "+",
  finish_bonus: "-",
  withdraw: "-",
  transfer: "",
  other: "",
};

/** One line of the statement, in the product's terms (specification, section 3). */
export interface StatementLine {
  activity: Activity;
  /** The operator's own word for a type that we do not know. */
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
    status: statusOf(status),
    from,
    to,
    amount,
    sign: signs[activity],
  };
}

/** SUCCESS and FAILED are final; anything else is in progress (specification, section 3). */
function statusOf(status: string): EntryStatus {
  if (status === "SUCCESS") return "success";
  return status === "FAILED" ? "failed" : "progress";
}
