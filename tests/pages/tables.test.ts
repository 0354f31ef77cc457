import type { EndpointName } from "schemas/contract";
import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, priced } = brand;

/** A time of its own for each row: the operator's, and as `DD/MM/YYYY HH:mm:ss` at the brand's place. */
const at = (n: number) => `2026-03-04T05:06:${10 + n}Z`;
const clockOf = (n: number) => `04/03/2026 12:06:${10 + n}`;
/** And an amount of its own, which is no part of another's. */
const worth = (n: number) => 1_000.25 + n;

interface Table {
  path: string;
  endpoint: EndpointName;
  /** The list's name in the operator's answer. */
  key: string;
  /** The seen rows. */
  rows: string;
  /** The nth row as the operator sends it, and what a member must see of it. */
  row(n: number): object;
  seen(n: number): string[];
}

/** The tables that the operator sends a page at a time. */
const tables: Table[] = [
  {
    path: "/user/home/invite?page=1",
    endpoint: "invite.list",
    key: "invites",
    rows: "dialog tbody tr",
    row: (n) => ({ from: { name: `Friend-${n}-` }, amount: worth(n), createdAt: at(n) }),
    seen: (n) => [`Friend-${n}-`, priced(worth(n)), clockOf(n)],
  },
  {
    path: "/user/home/refund?page=1",
    endpoint: "refund.list",
    key: "refunds",
    rows: "dialog tbody tr",
    row: (n) => ({ refundAmount: worth(n), createdAt: at(n) }),
    seen: (n) => [priced(worth(n)), clockOf(n)],
  },
  {
    path: "/user/statement",
    endpoint: "statement.list",
    key: "statements",
    rows: "main tbody tr:has(time)",
    row: (n) => ({ statementType: "deposit", status: "SUCCESS", amount: worth(n), createdAt: at(n) }),
    seen: (n) => [`+${priced(worth(n))}`, clockOf(n)],
  },
  {
    path: "/user/statement/slips",
    endpoint: "statement.slips",
    key: "slips",
    rows: "dialog li",
    row: (n) => ({ status: "SUCCESS", amount: worth(n), createdAt: at(n), reference: `R${n}` }),
    seen: (n) => [priced(worth(n)), clockOf(n)],
  },
];

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test.each(tables)(
  "$path: ten rows a page with all that the operator says of each, forward, back and to the end [2.50 2.51 3.15 7.39 7.42 7.55 7.56 9.17 9.18]",
  async ({ path, endpoint, key, rows, row, seen }) => {
    const who = await member();
    const browser = await signedIn(who);
    const visits = [1, 2, 3, 2].map((page) => ({
      page,
      own: numbers(page * 10 - 9, Math.min(page * 10, 23)),
    }));
    for (const { own } of visits) {
      const body = { [key]: own.map(row), total: 23 };
      await sandbox.fault(who, { endpoint, kind: "status", status: 200, body, times: 1 });
    }
    await browser.open(path);
    for (const [index, { page, own }] of visits.entries()) {
      if (index > 0) await browser.follow(t(index === 3 ? "public:pages.previous" : "public:pages.next"));
      expect(browser.page.text()).toContain(t("public:pages.pageOf", { page, pageCount: 3 }));
      const told = browser.page.texts(rows);
      expect(told).toHaveLength(own.length);
      for (const [line, n] of own.entries()) for (const part of seen(n)) expect(told[line]).toContain(part);
    }
    const asked = (await sandbox.callsOf(who, endpoint)).map(({ body }) => body);
    expect(asked).toEqual(visits.map(({ page }) => ({ page, limit: 10 })));
  },
);

test("coupons: three rows a page, each with its prize and how many there are, forward and back [3.25 7.60 9.17]", async () => {
  const who = await member();
  const coupons = numbers(1, 7).map((n) => ({ _id: `c${n}`, prize: { name: `Prize-${n}-` }, amount: n }));
  await sandbox.fault(who, { endpoint: "spinwheel.coupons", kind: "status", status: 200, body: { coupons } });
  const browser = await signedIn(who);
  await browser.open("/user/spin");
  for (const { way, own } of [
    { own: [1, 2, 3] },
    { way: t("public:pages.next"), own: [4, 5, 6] },
    { way: t("public:pages.next"), own: [7] },
    { way: t("public:pages.previous"), own: [4, 5, 6] },
  ]) {
    if (way) await browser.follow(way);
    const told = browser.page.texts("#coupons tbody tr");
    expect(told).toHaveLength(own.length);
    for (const [line, n] of own.entries()) {
      expect(told[line]).toContain(`Prize-${n}-`);
      if (n > 1) expect(told[line]).toMatch(new RegExp(`\\b${n}\\b`));
    }
  }
});
