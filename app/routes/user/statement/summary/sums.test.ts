import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import { entriesUntil, entryWith, statementOf } from "../../../../../tests/support/statement";
import { createSums, firstDayOf, readSums, type Span, usualStart } from "./sums.server";

const BANGKOK = "Asia/Bangkok";
const at = (iso: string, statementType: string, amount: number, status = "SUCCESS") =>
  entryWith({ createdAt: Date.parse(iso), statementType, amount: satang(amount), status });

test("only what came from outside and went out, and only what succeeded, counts", () => {
  const sums = createSums("day", BANGKOK);
  const day = "2026-11-21T05:00:00Z";
  sums.add([
    at(day, "deposit", 50_000),
    at(day, "DEPOSIT", 100_000),
    at(day, "withdraw", 80_000),
    at(day, "deposit", 7, "FAILED"),
    at(day, "withdraw", 7, "PENDING"),
    at(day, "transfer", 7),
    at(day, "bonus", 7),
    at(day, "finish_bonus", 7),
    at(day, "cashback", 7),
  ]);
  expect(sums.total()).toEqual({ deposited: 150_000, withdrawn: 80_000, net: 70_000 });
});

test.each([
  [BANGKOK, ["2026-11-21", "2026-11-20"]],
  ["UTC", ["2026-11-20"]],
  ["America/New_York", ["2026-11-20"]],
  ["Pacific/Auckland", ["2026-11-21"]],
])("the same moments are of the days of %s", (timeZone, days) => {
  const sums = createSums("day", timeZone);
  sums.add([at("2026-11-20T17:30:00Z", "deposit", 100), at("2026-11-20T16:30:00Z", "withdraw", 30)]);
  expect(sums.spans().map(({ first }) => first)).toEqual(days);
  expect(sums.total().net).toBe(70);
});

test("weeks begin on Monday, months have their own last day, the newest comes first", () => {
  const spansOf = (span: Span, ...times: string[]) => {
    const sums = createSums(span, BANGKOK);
    sums.add(times.map((time) => at(time, "deposit", 100)));
    return sums.spans().map(({ first, last, deposited }) => [first, last, deposited]);
  };
  expect(spansOf("week", "2026-11-15T16:59:59Z", "2026-11-15T17:00:00Z", "2026-11-22T16:59:59Z")).toEqual([
    ["2026-11-16", "2026-11-22", 200],
    ["2026-11-09", "2026-11-15", 100],
  ]);
  expect(spansOf("month", "2028-02-29T01:00:00Z", "2028-01-31T16:59:59Z", "2027-12-31T17:00:00Z")).toEqual([
    ["2028-02-01", "2028-02-29", 100],
    ["2028-01-01", "2028-01-31", 200],
  ]);
});

test("a summary that names no day begins with a whole span of the calendar", () => {
  expect(usualStart("2026-11-21", "day")).toBe("2026-10-22");
  expect(usualStart("2026-11-21", "week")).toBe("2026-08-24");
  expect(usualStart("2026-11-21", "month")).toBe("2025-11-01");
  expect(firstDayOf("2026-11-22", "week")).toBe("2026-11-16");
});

test("sums are read from at most twenty pages of a hundred and say the period that they are of", async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const { list, calls } = statementOf(entriesUntil(now, 10_000, { amount: satang(100) }));
  const { sums, covered } = await readSums(list, {
    span: "month",
    period: { from: "2025-11-01" },
    timeZone: BANGKOK,
    now,
  });
  expect(calls).toHaveLength(20);
  expect(sums.total().deposited).toBe(200_000);
  expect(covered).toEqual({ from: "30/08/2026", to: "21/11/2026", count: 2_000, end: "limit" });
});

test("amounts beyond what a number holds exactly stop at the largest one, and nothing throws", () => {
  const sums = createSums("day", BANGKOK);
  const huge = 99_999_999_999_999;
  sums.add(Array.from({ length: 200 }, () => at("2026-11-21T05:00:00Z", "withdraw", huge)));
  expect(sums.total()).toEqual({
    deposited: 0,
    withdrawn: Number.MAX_SAFE_INTEGER,
    net: Number.MIN_SAFE_INTEGER,
  });
  expect(sums.spans()).toHaveLength(1);
});
