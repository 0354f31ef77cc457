import { failureReply } from "~/form/failure-reply.server";
import type { Clock } from "~/money/once/clock";
import type { Execution } from "~/money/once/execute.server";
import type { IntentRecord } from "~/money/once/record.server";
import type { OutcomeView } from "~/money/outcome/view";
import { viewOf } from "~/money/outcome/view-of.server";
import { contextWith } from "../support/request-context";

const english = contextWith({ locale: "en" });

/** The page of a record as a member reads it while the wallet cannot be read. */
export function pageOf(record: IntentRecord, clock: Clock): OutcomeView {
  const execution: Partial<Execution> = { clock };
  return viewOf(record, undefined, { ...english, execution: execution as Execution });
}

/** What a form says after a failed call. */
export function saidAfter(error: unknown): string {
  const { text, message } = failureReply(error, english);
  return text ?? message?.text ?? "";
}
