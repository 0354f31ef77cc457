import { lookUp } from "schemas/look-up";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import type { IntentRecord } from "~/money/once/record.server";
import { stateOf } from "~/money/outcome/state-of";
import type { Moved } from "./row";

/** Codes whose texts ask for another amount: nothing can be typed beside a game's row. */
const reasons = {
  MONEY_NOT_ENOUGH: "bringback:notEnough",
  TRANSFER_MINIMUM: "bringback:tooLittle",
} as const;

/** What a transfer's record says of the game's money. Only a refusal leaves it to be moved by another intent. */
export function endOf(record: IntentRecord, context: RequestContext): Moved {
  const state = stateOf(record, true, context.execution.clock.now());
  const sent = record.id;
  if (state === "done") return { end: "done", intent: null, sent };
  if (state !== "refused") return { end: "checking", intent: null, sent };
  return { end: "refused", reason: record.message && reasonOf(record.message, context), intent: null, sent };
}

function reasonOf(message: string, context: RequestContext): string {
  const ours = lookUp(reasons, message);
  return ours ? context.texts.t(context.locale)(ours) : errorText(context, message);
}
