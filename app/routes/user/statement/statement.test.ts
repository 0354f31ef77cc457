import { expect, test } from "vitest";
import { entriesUntil, statementOf } from "../../../../tests/support/statement";
import type { Filter } from "./filter";
import { readPage, searchPage } from "./statement.server";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

const search = (list: Parameters<typeof searchPage>[0], filter: Filter, page = 1) =>
  searchPage(list, { filter, page, limit: 10, timeZone: "Asia/Bangkok", now: NOW });

test("without a filter a page is one call for its ten rows, whatever the page and the length [9.18]", async () => {
  for (const [length, page] of [
    [100, 7],
    [10_000, 7],
    [10_000, 900],
  ] as const) {
    const { list, calls } = statementOf(entriesUntil(NOW, length));
    const { entries, pages } = await readPage(list, page, 10);
    expect(calls).toEqual([{ page, limit: 10 }]);
    expect(entries).toHaveLength(10);
    expect(pages.pageCount).toBe(length / 10);
  }
});

test("a search looks back only until its page is full and one more is known", async () => {
  const { list, calls } = statementOf(entriesUntil(NOW, 5_000));
  const { entries, pages, covered } = await search(list, { type: "deposit" });
  expect(calls).toHaveLength(1);
  expect(entries).toHaveLength(10);
  expect(pages).toEqual({ page: 1, pageCount: undefined, hasNext: true, someHidden: false });
  expect(covered).toEqual({ from: "17/11/2026", to: "21/11/2026", count: 100, end: "open" });
});

test("a search that finds nothing ends at twenty pages and says which period it covered", async () => {
  const { list, calls } = statementOf(entriesUntil(NOW, 5_000));
  const { entries, covered } = await search(list, { type: "withdraw" });
  expect(calls).toHaveLength(20);
  expect(entries).toEqual([]);
  expect(covered).toEqual({ from: "30/08/2026", to: "21/11/2026", count: 2_000, end: "limit" });
});

test("a search by days reads no further than its first day, and shows those days alone", async () => {
  const { list, calls } = statementOf(entriesUntil(NOW, 5_000));
  const { entries, pages, covered } = await search(list, { from: "2026-11-19", to: "2026-11-20" }, 5);
  expect(calls).toHaveLength(1);
  // One entry per hour for 48 hours: the fifth page has the last eight.
  expect(entries).toHaveLength(8);
  expect(pages).toEqual({ page: 5, pageCount: 5, hasNext: false, someHidden: false });
  expect(covered).toMatchObject({ from: "19/11/2026", to: "20/11/2026", end: "whole" });
});

test("an entry that was found knows on which page of the whole statement it stands", async () => {
  const all = [
    ...entriesUntil(NOW, 34),
    ...entriesUntil(NOW - 2 * DAY_MS, 3, { statementType: "withdraw" }),
    ...entriesUntil(NOW - 3 * DAY_MS, 10),
  ];
  const { entries, pages, covered } = await search(statementOf(all).list, { type: "withdraw" });
  expect(entries.map(({ page }) => page)).toEqual([4, 4, 4]);
  expect(pages.pageCount).toBe(1);
  expect(covered?.end).toBe("whole");
});

test("days to come cover until today; no entries cover nothing", async () => {
  const { covered } = await search(statementOf([]).list, { to: "2027-01-01" });
  expect(covered).toEqual({ from: undefined, to: "21/11/2026", count: 0, end: "whole" });
});
