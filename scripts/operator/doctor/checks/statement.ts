import { costs, type Finding } from "../deviation";
import type { Visit } from "../talk/visit";
import { movedAmount } from "../writes/transfer";

const SECOND_MS = 1_000;
/** So far may the entry of a transfer be from when it was sent. */
const NEAR_MS = 60_000;

/** Amounts of the statement are positive: the type gives the sign. */
export function statementHolds(visit: Visit): Finding[] {
  const entries = visit.answer("statement", "list")?.statements ?? [];
  return entries.flatMap(({ amount }, index) => {
    if (amount >= 0) return [];
    const member = "statement: a sign that contradicts the entry, and lost answers that nobody can tell";
    return [costs(`statements.${index}.amount`, amount / 100, "positive: the type gives the sign", member)];
  });
}

/**
 * The newest entry comes first: evidence is looked for there. Within a
 * second, which not every time tells, order is chance.
 */
export function orderHolds(visit: Visit): Finding[] {
  const entries = visit.answer("statement", "list")?.statements ?? [];
  const later = entries.findIndex(
    ({ createdAt }, index) => secondOf(createdAt) > secondOf(entries[index - 1]?.createdAt ?? createdAt),
  );
  if (later < 0) return [];
  const member = "statement: the last entries are on the last page, and no lost answer is told from them";
  return [
    costs(`statements.${later}.createdAt`, "later than the entry before", "the newest entry first", member),
  ];
}

function secondOf(ms: number): number {
  return Math.floor(ms / SECOND_MS);
}

/** The entry of the doctor's own transfer has its amount, in the unit in which it was sent. */
export function entryHolds(visit: Visit): Finding[] {
  const sentAt = visit.all("wallet", "transfer")[0]?.reply.sentAt;
  if (sentAt === undefined) return [];
  const moved = Math.round(movedAmount(visit) * 100);
  const entries = visit.answer("statement", "list")?.statements ?? [];
  const own = entries
    .map((entry, index) => ({ ...entry, index }))
    .filter(
      ({ statementType, createdAt }) =>
        statementType === "transfer" && Math.abs(createdAt - sentAt) <= NEAR_MS,
    );
  // What has arrived twice goes back at once.
  const has = (amount: number) => own.find((entry) => entry.amount === amount || entry.amount === 2 * amount);
  const large = has(100 * moved);
  if (!large || has(moved)) return [];
  const contract = `${moved / 100}, as it was sent: currency units`;
  const member = "statement: amounts a hundred times too large, and lost answers that nobody can tell";
  return [costs(`statements.${large.index}.amount`, large.amount / 100, contract, member)];
}
