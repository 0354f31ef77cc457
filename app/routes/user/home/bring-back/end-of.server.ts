import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import type { IntentRecord } from "~/money/once/record.server";
import { stateOf } from "~/money/outcome/state-of";
import type { Moved } from "./row";

/** What a transfer's record says of the game's money. Only a refusal leaves it to be moved by another intent. */
export function endOf(record: IntentRecord, context: RequestContext): Moved {
  const state = stateOf(record, true, context.execution.clock.now());
  const sent = record.id;
  if (state === "done") return { end: "done", intent: null, sent };
  if (state !== "refused") return { end: "checking", intent: null, sent };
  return { end: "refused", reason: record.message && errorText(context, record.message), intent: null, sent };
}
