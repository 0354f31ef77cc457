import { satang } from "schemas/amount";
import { contract } from "schemas/contract";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../../../tests/support/memory-store";
import { contextWith } from "../../../../../tests/support/request-context";
import { type Entry, entriesUntil, entryWith, statementOf } from "../../../../../tests/support/statement";
import { readHistory } from "../../entries/history.server";
import type { Filter } from "../filter";
import { BYTE_ORDER_MARK, csvLines, fileName, textCell } from "./lines.server";

const NOW = Date.UTC(2026, 10, 21, 12);

async function fileOf(
  entries: Entry[],
  filter: Filter = {},
  list = statementOf(entries).list,
): Promise<string> {
  const context = {
    ...contextWith({ locale: "en", store: createMemoryStore(() => NOW) }),
    currency: "LAK",
    member: { key: "m" },
  } as const;
  let text = "";
  for await (const part of csvLines(readHistory(list), filter, context, NOW)) text += part;
  return text;
}

describe("a cell", () => {
  test.each([
    "=1+1",
    "+66812345678",
    "-1",
    "@SUM(A1)",
    "\tcmd",
    "\rcmd",
    "\ncmd",
    '=HYPERLINK("http://a.example")',
  ])("is never a formula: %j", (text) => {
    const cell = textCell(text);
    expect(cell.startsWith(`"'`)).toBe(true);
    expect(cell.slice(2, -1).replaceAll('""', '"')).toBe(text);
  });

  test("holds commas, semicolons, quotes and lines as they are", () => {
    expect(textCell('a,b;=c "d"\r\ne')).toBe('"a,b;=c ""d""\r\ne"');
    expect(textCell("")).toBe('""');
  });

  test("holds no word joiner, which would keep a search or a filter from finding the word", () => {
    expect(textCell("ถอน\u2060เงิน")).toBe('"ถอนเงิน"');
    expect(textCell("\u2060=1+1")).toBe(`"'=1+1"`);
  });
});

test("a file begins with the mark of UTF-8 and its columns' names", async () => {
  const text = await fileOf([]);
  expect(text).toBe(
    `${BYTE_ORDER_MARK}"Time","Entry","Source","From","To","Status","Amount","In (+) / out (-)","Currency","Reference"\r\n`,
  );
  expect([...Buffer.from(text, "utf8").subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test("a line has the time in the brand's zone, numbers for amounts, and no formula of anybody's", async () => {
  const more = { createdAt: NOW, from: "=cmd|' /C calc'!A0", to: "@bank", amount: satang(123_456_789) };
  const withdraw = entryWith({ ...more, statementType: "withdraw" });
  const strange = entryWith({ createdAt: NOW, statementType: "+cashback", status: "FAILED" });
  const [, first = "", second = ""] = (await fileOf([withdraw, strange])).split("\r\n");
  expect(first).toContain('"21/11/2026 19:00:00","Withdrawal","","\'=cmd|\' /C calc\'!A0","\'@bank","Done"');
  expect(first).toContain(",1234567.89,-1234567.89,");
  expect(first).toContain(',"LAK","');
  expect(second).toContain('"\'+cashback"');
  expect(second).toContain(',"Failed",1.00,,');
});

test("a file holds the period, type and status asked for, and nothing else", async () => {
  const entries = [
    ...entriesUntil(NOW, 3, { statementType: "withdraw" }),
    ...entriesUntil(NOW - 86_400_000, 30),
    ...entriesUntil(NOW - 5 * 86_400_000, 5, { status: "FAILED" }),
  ];
  const lines = async (filter: Filter) => (await fileOf(entries, filter)).split("\r\n").length - 2;
  expect(await lines({})).toBe(38);
  expect(await lines({ type: "withdraw" })).toBe(3);
  expect(await lines({ status: "failed" })).toBe(5);
  expect(await lines({ from: "2026-11-20", to: "2026-11-20" })).toBe(20);
});

test("a file that cannot hold everything says so in its last line; a whole one says nothing", async () => {
  const last = (text: string) => text.trimEnd().split("\r\n").at(-1) ?? "";
  const cut = await fileOf(entriesUntil(NOW, 2_500));
  expect(cut.split("\r\n")).toHaveLength(1 + 2_000 + 1 + 1);
  expect(last(cut)).toBe(
    '"Only your latest 2000 entries searched, 30/08/2026 – 21/11/2026. Older ones are not included."',
  );
  expect(last(await fileOf(entriesUntil(NOW, 5)))).toMatch(/^"21\/11/);
});

describe("entries that cannot be read (operator-api.md, Where an answer is unclear)", () => {
  const SAID = /^"Some items can't be shown.*"$/;
  const row = (more: object = {}) => ({
    statementType: "deposit",
    status: "SUCCESS",
    amount: "7.10",
    createdAt: new Date(NOW).toISOString(),
    ...more,
  });

  const rowsBefore = (count: number) =>
    Array.from({ length: count }, (_, ago) => row({ createdAt: new Date(NOW - ago * 1_000).toISOString() }));

  /** The file of a statement that the operator sends so. */
  async function fileOfSent(statements: unknown[], more: object = {}) {
    const list = async ({ page }: { page: number }) => {
      const sent = { statements: statements.slice((page - 1) * 100, page * 100), ...more };
      return contract.statement.list.response.parse(sent);
    };
    return (await fileOf([], {}, list)).trimEnd().split("\r\n").slice(1);
  }

  test("are told of in a line of their own at the end, once; the others are all there", async () => {
    const strange = [
      null,
      "=1+1",
      row({ amount: "7,10" }),
      row({ createdAt: "@yesterday" }),
      [],
      row({ status: {} }),
    ];
    const lines = await fileOfSent([row(), ...strange, row({ amount: 8 })]);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(",7.10,");
    expect(lines[1]).toContain(",8.00,");
    expect(lines[2]).toMatch(SAID);
  });

  test("are told of where they are on a later page, where they are all there is, and beside what is out of reach", async () => {
    const later = await fileOfSent([...rowsBefore(130), row({ amount: null })]);
    expect([later.length, later.at(-1)]).toEqual([131, expect.stringMatching(SAID)]);
    expect(await fileOfSent([undefined, 0])).toEqual([expect.stringMatching(SAID)]);
    const many = [{}, ...rowsBefore(2_400)];
    const [searched, hidden] = (await fileOfSent(many, { total: many.length })).slice(-2);
    expect(searched).toMatch(/^"Only your latest \d+ entries searched/);
    expect(hidden).toMatch(SAID);
  });

  test("are not told of where there are none", async () => {
    const odd = [row({ status: "waiting", description: "" }), row({ from: null, to: 5 })];
    expect((await fileOfSent(odd)).join("\n")).not.toMatch(/shown/);
  });
});

test("its name says the brand and the period", () => {
  const name = (filter: Filter) => fileName("siam-gold", filter, "Asia/Bangkok", Date.UTC(2026, 10, 21, 18));
  expect(name({})).toBe("siam-gold-statement-until-2026-11-22.csv");
  expect(name({ from: "2026-11-01" })).toBe("siam-gold-statement-2026-11-01-to-2026-11-22.csv");
  expect(name({ from: "2026-11-01", to: "2026-11-05" })).toBe(
    "siam-gold-statement-2026-11-01-to-2026-11-05.csv",
  );
  expect(name({ from: "2026-11-05", to: "2026-11-05" })).toBe("siam-gold-statement-2026-11-05.csv");
});
