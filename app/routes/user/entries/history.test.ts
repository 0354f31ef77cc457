import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import { read as readAnswer } from "../../../../tests/support/answers";
import { spentMs } from "../../../../tests/support/spent";
import { type Entry, entriesUntil, entryWith, statementOf } from "../../../../tests/support/statement";
import { readHistory } from "./history.server";

const NOW = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;

async function readAll(list: Parameters<typeof readHistory>[0], since?: number) {
  const { pages, reach } = readHistory(list, since);
  const read: Entry[] = [];
  for await (const entries of pages) read.push(...entries);
  return { read, reach };
}

test("a history is read in pages of a hundred, and no further than it goes [7.55]", async () => {
  const entries = entriesUntil(NOW, 250);
  const { list, calls } = statementOf(entries);
  const { read, reach } = await readAll(list);
  expect(read).toEqual(entries);
  expect(calls).toEqual([1, 2, 3].map((page) => ({ page, limit: 100 })));
  expect(reach).toEqual({ count: 250, hidden: 0, oldest: entries.at(-1)?.createdAt, end: "whole" });
});

test("twenty pages of a hundred are the most, and what is older is said to be out of reach", async () => {
  const { list, calls } = statementOf(entriesUntil(NOW, 10_000));
  const { read, reach } = await readAll(list);
  expect(calls).toHaveLength(20);
  expect(read).toHaveLength(2_000);
  expect(reach).toEqual({ count: 2_000, hidden: 0, oldest: NOW - 1_999 * HOUR_MS, end: "limit" });
});

test.each([true, false])(
  "an operator that serves fewer at once is asked for as many as it serves (it counts: %s)",
  async (counts) => {
    const entries = entriesUntil(NOW, 130);
    const { list, calls } = statementOf(entries, { cap: 25, counts });
    const { read, reach } = await readAll(list);
    expect(read).toEqual(entries);
    expect(reach.end).toBe("whole");
    expect(calls.slice(1).every(({ limit }) => limit === 25)).toBe(true);
    expect(calls).toHaveLength(6);
  },
);

test("an operator that sends more than it is asked for is read whole, and nothing twice", async () => {
  const entries = entriesUntil(NOW, 620);
  const list = async ({ page }: { page: number }) => ({
    statements: entries.slice((page - 1) * 250, page * 250),
    total: entries.length,
    omitted: [],
  });
  expect((await readAll(list)).read).toEqual(entries);
});

test.each([0, 1, 99, 100, 101])(
  "an operator that does not count: %i entries are all of them",
  async (count) => {
    const entries = entriesUntil(NOW, count);
    const { list } = statementOf(entries, { counts: false });
    const { read, reach } = await readAll(list);
    expect(read).toEqual(entries);
    expect(reach.end).toBe("whole");
  },
);

test("what is older than the period is not asked for", async () => {
  const { list, calls } = statementOf(entriesUntil(NOW, 1_000));
  const { reach } = await readAll(list, NOW - 150 * HOUR_MS);
  expect(calls).toHaveLength(2);
  expect(reach.end).toBe("whole");
});

test.each([true, false])(
  "entries that come in while the pages are read count nothing twice (it counts: %s)",
  async (counts) => {
    const before = entriesUntil(NOW, 250);
    const entries = [...before];
    const arrive = () => entries.unshift(entryWith({ createdAt: NOW + entries.length, amount: satang(9) }));
    const { list } = statementOf(entries, { counts, afterCall: arrive });
    const { read } = await readAll(list);
    expect(read).toEqual(before);
  },
);

test("two entries that are alike in everything, across two pages, both count", async () => {
  const twin = entryWith({ createdAt: NOW });
  const entries = Array.from({ length: 102 }, () => twin);
  const { list } = statementOf(entries);
  expect((await readAll(list)).read).toHaveLength(102);
});

test("a page that cannot be read ends it with the operator's own error", async () => {
  const failing = () => Promise.reject(new Error("gone quiet"));
  await expect(readAll(failing)).rejects.toThrow("gone quiet");
});

test("pages of far more entries than asked for are compared in a moment", async () => {
  const pageOf = (page: number) =>
    Array.from({ length: 15_000 }, (_, row) => entryWith({ createdAt: NOW - row, amount: satang(page) }));
  const answers = [pageOf(1), pageOf(2), []].map((statements) => ({
    statements,
    total: undefined,
    omitted: [],
  }));
  const list = async ({ page }: { page: number }) =>
    answers[page - 1] ?? { statements: [], total: undefined, omitted: [] };
  const spent = await spentMs(async () => expect((await readAll(list)).reach.count).toBe(30_000));
  expect(spent).toBeLessThan(2_000);
});

test.each([true, false])(
  "entries that cannot be read are omitted, and the pages go on behind them (it counts: %s)",
  async (counts) => {
    const rows = Array.from({ length: 250 }, (_, at) => ({
      statementType: "deposit",
      status: "SUCCESS",
      amount: at % 50 === 0 ? null : at,
      createdAt: new Date(NOW - at * HOUR_MS).toISOString(),
    }));
    const list = async ({ page = 1, limit = 1 }) => {
      const statements = rows.slice((page - 1) * limit, page * limit);
      const answer = { statements, ...(counts && { total: rows.length }) };
      return readAnswer("statement.list", 200, answer) as Awaited<
        ReturnType<Parameters<typeof readHistory>[0]>
      >;
    };
    const { read, reach } = await readAll(list);
    expect(read.map(({ amount }) => amount)).toEqual(
      rows.flatMap(({ amount }) => (amount === null ? [] : [amount * 100])),
    );
    expect(reach).toMatchObject({ count: 245, hidden: 5, end: "whole" });
  },
);
