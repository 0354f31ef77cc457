import type { RequestContext } from "~/context";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { notePayout } from "./payout-times.server";

/**
 * The record after a look at the operator, if it is still open; what a withdrawal took is learned on the way. Throws
 * OperatorError and StoreUnavailable.
 */
export async function lookAgain(
  record: IntentRecord,
  look: () => Promise<Snapshot>,
  context: RequestContext,
): Promise<IntentRecord> {
  const latest = await context.execution.lookAgain(record, look, context.requestId);
  await notePayout(record, latest, context);
  return latest;
}
