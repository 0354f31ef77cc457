import { satangOf } from "schemas/amount";
import { expect, test } from "vitest";
import { newestEntries, wireEntry } from "../journeys/statement-screen";
import { LOUD } from "./loud";
import { pages } from "./pages";
import { entriesOf, rowsOf } from "./statement";

const { brand, sandbox, member, signedIn } = pages();
const { t, shown, config } = brand;

const STATEMENT = "/user/statement";
const SUMMARY = "/user/statement/summary";

/** A member with so many entries, and the browser. */
async function reader(statements: number) {
  const who = await sandbox.make({ statements });
  const lists = async () => (await sandbox.callsOf(who, "statement.list")).map(({ body }) => body);
  return { who, browser: await signedIn(who), lists };
}

test("an entry says from where and to where in the operator's own words, and by what, as far as it does [3.23]", async () => {
  const who = await member();
  const description = { source: "refund" };
  const odd = "<b>SCB</b> 123-456-7890 สมชาย ใจดี";
  const statements = [
    wireEntry({ statementType: "transfer", from: odd, to: "JOKER", description }),
    wireEntry({ from: null, to: "Hall C" }),
    wireEntry({ from: "wallet", to: " " }),
  ];
  const body = { statements, total: statements.length };
  await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 200, body });
  const browser = await signedIn(who);
  const [first = "", ...others] = rowsOf(await browser.open(STATEMENT)).map(
    (row) => row.querySelector("a")?.getAttribute("href") ?? "",
  );
  expect(entriesOf(browser.page)[0]).toContain(t("statement:source.refund"));
  const [source, from, to] = [t("statement:csv.source"), t("statement:csv.from"), t("statement:csv.to")];
  const whole = await browser.open(first);
  expect([whole.fact(source), whole.fact(from), whole.fact(to)]).toEqual([
    t("statement:source.refund"),
    odd,
    "JOKER",
  ]);
  for (const [index, wanted] of [[to], [from]].entries()) {
    const page = await browser.open(others[index] ?? "");
    expect(page.texts("main dl dt").filter((term) => [source, from, to].includes(term))).toEqual(wanted);
  }
});

test("pages of ten are plain links: forward, back, and none beyond the last [2.64 9.18]", async () => {
  const { browser } = await reader(25);
  await browser.open(STATEMENT);
  for (const { link, page, rows } of [
    { link: null, page: 1, rows: 10 },
    { link: t("pages.next"), page: 2, rows: 10 },
    { link: t("pages.next"), page: 3, rows: 5 },
    { link: t("pages.previous"), page: 2, rows: 10 },
  ]) {
    if (link) await browser.follow(link);
    expect(browser.page.text()).toContain(t("pages.pageOf", { page, pageCount: 3 }));
    expect(entriesOf(browser.page)).toHaveLength(rows);
    const next = browser.page.all(`main a[aria-label="${t("pages.next")}"]`);
    expect(next.length).toBe(page < 3 ? 1 : 0);
  }
  const page = await browser.open(`${STATEMENT}?page=nonsense`);
  expect(page.text()).toContain(t("pages.pageOf", { page: 1, pageCount: 3 }));
});

test("an address beyond the last page leads to the last one; only an empty statement says that it is empty", async () => {
  const last = await (await reader(25)).browser.open(`${STATEMENT}?page=999`);
  expect([last.path, entriesOf(last).length]).toEqual([`${STATEMENT}?page=3`, 5]);
  const { browser } = await reader(0);
  const empty = await browser.open(`${STATEMENT}?page=999`);
  expect(empty.path).toBe(STATEMENT);
  expect(empty.text()).toContain(t("statement:empty"));
  // Somebody without entries may have sent a slip that was refused.
  expect((await browser.follow(t("statement:slips"))).path).toBe("/user/statement/slips");
});

test("an operator that does not count its entries is asked for the first page in place of one beyond the last", async () => {
  const { who, browser } = await reader(5);
  await sandbox.wire(who, { bareLists: true });
  const page = await browser.open(`${STATEMENT}?page=999`);
  expect([page.path, entriesOf(page).length]).toEqual([STATEMENT, 5]);
});

test("a page costs the same with 10,000 rows as with 100: one call for ten rows, the same bytes", async () => {
  const bytes: number[] = [];
  for (const statements of [100, 10_000]) {
    const { browser, lists } = await reader(statements);
    bytes.push((await browser.open(`${STATEMENT}?page=7`)).html.length);
    expect(await lists()).toEqual([{ page: 7, limit: 10 }]);
  }
  const [few = 0, many = 0] = bytes;
  expect(many / few).toBeGreaterThan(0.95);
  expect(many / few).toBeLessThan(1.05);
});

test("a statement that the operator cannot give keeps its screen and its tools, with a quiet panel that says so and leads back to the page [8.05]", async () => {
  const { who, browser } = await reader(13);
  const fault = { endpoint: "statement.list", kind: "status", times: 1 } as const;
  await sandbox.fault(who, { ...fault, status: 400, body: { message: "NO_DATA" } });
  expect((await browser.open(STATEMENT)).text("main")).toContain(brand.say("errors:NO_DATA"));
  await sandbox.fault(who, { ...fault, status: 500 });
  const page = await browser.open(`${STATEMENT}?page=2`);
  expect([page.status, page.text("h1")]).toEqual([200, t("statement:title")]);
  expect(page.text("main")).toContain(t("statement:unread"));
  expect(page.text("main")).not.toContain(t("statement:empty"));
  expect(page.all(LOUD)).toEqual([]);
  expect(page.all('main a[href="/user/statement/slips"]').length).toBeGreaterThan(0);
  const again = await browser.follow(t("common.retry"));
  expect([again.path, entriesOf(again).length]).toEqual([`${STATEMENT}?page=2`, 3]);
});

test("deposited, withdrawn and net by day, week and month, of what succeeded", async () => {
  const { who, browser } = await reader(90);
  const done = (await newestEntries(sandbox, who)).filter(({ status }) => status === "SUCCESS");
  const sumOf = (type: string) =>
    done
      .filter(({ statementType }) => statementType === type)
      .reduce((sum, { amount }) => sum + satangOf(amount), 0);
  const priced = (satang: number) => `${shown(Number((satang / 100).toFixed(2)))} ${config.currency}`;
  const [paid, taken] = [sumOf("deposit"), sumOf("withdraw")];
  await browser.open(STATEMENT);
  expect((await browser.follow(t("statement:summary.title"))).path).toBe(SUMMARY);
  for (const by of ["day", "week", "month"]) {
    const page = await browser.press(t("statement:summary.show"), { by, from: "2001-01-01" });
    expect(page.path).toContain(`by=${by}&from=2001-01-01`);
    const total = page.texts("tfoot td").map((cell) => cell.replace(/^[+\u2212]/, ""));
    expect(total).toEqual([priced(paid), priced(taken), priced(Math.abs(paid - taken))]);
  }
  expect(browser.page.text()).toContain(t("statement:summary.note"));
  expect(browser.page.text()).toMatch(/01\/01\/2001 – /);
});

test("ten thousand entries: a summary reads twenty pages, and says from when on", async () => {
  const { browser, lists } = await reader(10_000);
  const page = await browser.open(`${SUMMARY}?by=month&from=2001-01-01`);
  expect(page.text("main")).toMatch(/2000/);
  expect(await lists()).toHaveLength(20);
});

test("a period without money says so", async () => {
  const { browser } = await reader(5);
  const page = await browser.open(`${SUMMARY}?from=2001-01-01&to=2001-01-31`);
  expect(page.text("main")).toContain(t("statement:summary.empty"));
  expect((await browser.follow(t("statement:summary.back"))).path).toBe(STATEMENT);
});
