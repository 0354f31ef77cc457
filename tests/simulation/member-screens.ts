import { failureReply } from "~/form/failure-reply.server";
import type { Member } from "~/member/guard.server";
import type { Clock } from "~/money/once/clock";
import type { Execution } from "~/money/once/execute.server";
import type { IntentRecord } from "~/money/once/record.server";
import { findOutcome } from "~/money/outcome/outcome.server";
import type { OutcomeView } from "~/money/outcome/view";
import { contextWith } from "../support/request-context";

const english = contextWith({ locale: "en" });

/** The page of a record as a member reads it, without another look. */
export async function pageOf(record: IntentRecord, clock: Clock): Promise<OutcomeView | null> {
  const execution: Partial<Execution> = {
    find: async () => record,
    lookAgain: async (found) => found,
    clock,
  };
  const member = { key: record.memberKey } as Member;
  return findOutcome(record.id, member, { ...english, execution: execution as Execution });
}

/** What a form says after a failed call. */
export function saidAfter(error: unknown): string {
  const { text, message } = failureReply(error, english);
  return text ?? message?.text ?? "";
}
