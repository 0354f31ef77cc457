import type { JudgedKind } from "~/money/kinds/define.server";
import type { Execution } from "~/money/once/execute.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { isOpen, judge } from "./judge.server";
import { sharesSnapshot } from "./lookalikes.server";

interface JudgeContext {
  execution: Execution;
  requestId: string;
}

/** Judges a record by a new snapshot, unless a response has settled it; returns the record as decided. */
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
 * Takes the snapshot before an operation is sent. The member's earlier operations whose evidence it shows are judged by it
 * too, while what has changed cannot be the new one's.
 */
export async function snapshotBeforeSending(
  kind: JudgedKind,
  next: Pick<IntentRecord, "memberKey" | "facts">,
  { operator, execution, requestId }: JudgeContext & { operator: Operator },
): Promise<Snapshot> {
  const seen = await kind.takeSnapshot(operator, next.facts, execution.clock);
  const settle = (record: IntentRecord, others: readonly IntentRecord[] | null) =>
    sharesSnapshot({ operation: kind.name, facts: next.facts }, record) ? judge(record, seen, others) : null;
  await execution.decideAll(next.memberKey, settle, requestId);
  return seen;
}
