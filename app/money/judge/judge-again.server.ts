import type { OperationKind } from "~/money/kinds/define.server";
import type { Execution } from "~/money/once/execute.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { isOpen, judge } from "./judge.server";
import { sharesSnapshot } from "./lookalikes.server";

interface JudgeContext {
  execution: Execution;
  requestId: string;
}

/** Looks at the operator if no response has settled the record, and returns the record with what that says. */
export async function judgeAgain(
  record: IntentRecord,
  takeSnapshot: () => Promise<Snapshot>,
  { execution, requestId }: JudgeContext,
): Promise<IntentRecord> {
  if (!isOpen(record)) return record;
  const seen = await takeSnapshot();
  return execution.decide(record, (latest, others) => judge(latest, seen, others), requestId);
}

/**
 * The look before an operation is sent. It also settles those of the member's earlier ones that it shows: what changes
 * later may be the new one's effect.
 */
export async function snapshotBeforeSending(
  kind: OperationKind,
  next: Pick<IntentRecord, "memberKey" | "facts">,
  { operator, execution, requestId }: JudgeContext & { operator: Operator },
): Promise<Snapshot> {
  const seen = await kind.takeSnapshot(operator, next.facts, execution.clock);
  const settle = (record: IntentRecord, others: readonly IntentRecord[] | null) =>
    sharesSnapshot({ operation: kind.name, facts: next.facts }, record) ? judge(record, seen, others) : null;
  await execution.decideAll(next.memberKey, settle, requestId);
  return seen;
}
