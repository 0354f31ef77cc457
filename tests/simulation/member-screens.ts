import { failureReply } from "~/form/failure-reply.server";
import type { Member } from "~/member/guard.server";
import type { Clock } from "~/money/once/clock";
import type { Execution } from "~/money/once/execute.server";
import type { IntentRecord } from "~/money/once/record.server";
import { findOutcome } from "~/money/outcome/outcome.server";
import type { OutcomeView } from "~/money/outcome/view";
import { OperatorError } from "~/operator/error";
import { createMemoryStore } from "~/store/memory.server";
import { contextWith } from "../support/request-context";

const english = contextWith({ locale: "en" });

/**
 * The page of a record as a member reads it, without another look, while
 * the wallet cannot be read and nothing was kept.
 */
export async function pageOf(record: IntentRecord, clock: Clock): Promise<OutcomeView | null> {
  const execution: Partial<Execution> = {
    find: async () => record,
    lookAgain: async (found) => found,
    clock,
  };
  const member: Partial<Member> = { key: record.memberKey, wallet: noWallet };
  const store = createMemoryStore(clock.now);
  const context = { ...english, execution: execution as Execution, store };
  return findOutcome(record.id, member as Member, context).finally(store.close);
}

async function noWallet(): Promise<never> {
  throw new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "wallet.get", reached: "unknown" });
}

/** What a form says after a failed call. */
export function saidAfter(error: unknown): string {
  const { text, message } = failureReply(error, english);
  return text ?? message?.text ?? "";
}
