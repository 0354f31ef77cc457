import type { OperationKind } from "~/money/kinds/define.server";
import { findOperation } from "~/money/kinds/index.server";
import { type IntentRecord, isAnswered, mayHaveBeenSent, type Snapshot } from "~/money/once/record.server";

/**
 * Says of a row in an operation's evidence whether another of the member's operations may have added it. Null if that is
 * unknown, unless the operator has accepted this one: then it is among the rows whoever added the others.
 */
export function rowsOfOthers(
  kind: OperationKind,
  record: IntentRecord,
  seen: Snapshot,
  records: readonly IntentRecord[] | null,
): ((key: string) => boolean) | null {
  const others = records?.filter((other) => other.id !== record.id && mayHaveBeenSent(other));
  const rowsOf = (one: IntentRecord) => findOperation(one.operation)?.rowsIn(kind.seen, one, seen) ?? [];
  if (!kind.isInRows) {
    return (key) => others?.some((other) => rowsOf(other).includes(key)) ?? false;
  }
  if (!others?.every(({ operation }) => findOperation(operation))) {
    return isAnswered(record) ? () => true : null;
  }
  const rivals = others.map((other) => ({ other, rows: rowsOf(other) }));
  const all = [rowsOf(record), ...rivals.map(({ rows }) => rows)];
  const isSole = (key: string) => all.filter((rows) => rows.includes(key)).length === 1;
  // Each operation adds one row, so one with a new row that is nobody else's has no other. But a QR code may be paid twice,
  // and the only deposit that a gift link may have brought may be a bank's,
  // unless the operator has accepted one of the two.
  const addsAlone = (other: IntentRecord) => kind.onlyCallsAddRows || isAnswered(other) || isAnswered(record);
  const hasItsRow = ({ other, rows }: (typeof rivals)[number]) =>
    other.operation === record.operation && other.snapshot?.own && addsAlone(other) && rows.some(isSole);
  const open = rivals.filter((rival) => !hasItsRow(rival));
  return (key) => open.some(({ rows }) => rows.includes(key));
}
