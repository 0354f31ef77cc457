import { expect, it } from "vitest";
import { replyTo, visitOf } from "../../../../tests/support/doctor-visit";
import { entryHolds, orderHolds } from "./statement";

const entry = (createdAt: string, amount = 1, statementType = "transfer") => ({
  ...{ statementType, status: "success", from: "wallet", to: "PG", amount, createdAt },
});

function listed(...statements: object[]) {
  return visitOf({ "statement.list": { statements, total: statements.length } });
}

it("says nothing of the order within a second, which not every notation tells", () => {
  const same = listed(entry("2026-11-28T10:15:00Z"), entry("2026-11-28T17:15:00.400+07:00"));
  expect(orderHolds(same)).toEqual([]);
  const other = listed(entry("2026-11-28T10:15:00Z"), entry("2026-11-28T10:15:01Z"));
  expect(orderHolds(other)).toMatchObject([{ path: "statements.1.createdAt" }]);
});

it.each<[string, string[], ...object[]]>([
  ["its entry has a hundred times its amount", ["statements.1.amount"], entry("2026-11-28T10:15:01Z", 100)],
  [
    "its entry has its amount, beside a larger one",
    [],
    entry("2026-11-28T10:15:02Z", 1),
    entry("2026-11-28T10:15:01Z", 100),
  ],
  ["the entry is of another time", [], entry("2026-11-28T09:15:01Z", 100)],
  ["the entry is of another kind", [], entry("2026-11-28T10:15:01Z", 100, "deposit")],
])("holds the statement against its own transfer of 1: %s", (_, paths, ...entries) => {
  const visit = listed(entry("2026-11-28T10:15:03Z", 7, "deposit"), ...entries);
  const sentAt = Date.parse("2026-11-28T10:15:00Z");
  visit.replies.push({ ...replyTo("wallet.transfer", { message: "OK" }), sentAt });
  expect(entryHolds(visit).map(({ path }) => path)).toEqual(paths);
});
