import { costs, type Finding } from "../deviation";
import type { Visit } from "../talk/visit";

/** Amounts of the statement are positive: the type gives the sign. */
export function statementHolds(visit: Visit): Finding[] {
  const entries = visit.answer("statement", "list")?.statements ?? [];
  return entries.flatMap(({ amount }, index) => {
    if (amount >= 0) return [];
    const member = "statement: a sign that contradicts the entry, and lost answers that nobody can tell";
    return [costs(`statements.${index}.amount`, amount / 100, "positive: the type gives the sign", member)];
  });
}

/** The newest entry comes first: evidence is looked for there. */
export function orderHolds(visit: Visit): Finding[] {
  const entries = visit.answer("statement", "list")?.statements ?? [];
  const later = entries.findIndex(
    ({ createdAt }, index) => createdAt > (entries[index - 1]?.createdAt ?? createdAt),
  );
  if (later < 0) return [];
  const member = "statement: the last entries are on the last page, and no lost answer is told from them";
  return [
    costs(`statements.${later}.createdAt`, "later than the entry before", "the newest entry first", member),
  ];
}
