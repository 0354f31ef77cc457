import { expect, test } from "vitest";
import { newestEntries } from "../journeys/statement-screen";
import { pages } from "./pages";
import { entriesOf, rowsOf } from "./statement";

const { brand, sandbox, signedIn } = pages();
const { t, config } = brand;

const STATEMENT = "/user/statement";

async function reader(statements: number) {
  const who = await sandbox.make({ statements });
  return { who, browser: await signedIn(who), all: () => newestEntries(sandbox, who) };
}

test("type, status and days are a form; the address holds what was chosen", async () => {
  const { browser, all } = await reader(60);
  await browser.open(STATEMENT);
  await browser.follow(t("statement:filter.open"));
  const typed = await browser.press(t("statement:filter.apply"), { type: "withdraw" });
  expect(typed.path).toContain(`${STATEMENT}?type=withdraw`);
  const withdrawals = (await all()).filter(({ statementType }) => statementType === "withdraw");
  expect(entriesOf(typed)).toHaveLength(Math.min(10, withdrawals.length));
  await browser.follow(t("statement:filter.open"));
  const page = await browser.press(t("statement:filter.apply"), { status: "failed" });
  expect(page.path).toMatch(/type=withdraw&status=failed/);
  const failed = withdrawals.filter(({ status }) => status === "FAILED");
  expect(failed).not.toEqual([]);
  expect(entriesOf(page)).toHaveLength(failed.length);
  for (const row of rowsOf(page)) {
    expect(row.textContent).toContain(t("statement:status.failed"));
    expect(row.querySelectorAll("s").length).toBe(1);
  }
  expect(entriesOf(await browser.open(page.path))).toHaveLength(failed.length);
  await browser.follow(t("statement:filter.open"));
  const whole = await browser.follow(t("statement:filter.clear"));
  expect([whole.path, entriesOf(whole).length]).toEqual([STATEMENT, 10]);
});

test("days are those of the brand's calendar; further pages keep the filter, and the period looked at is said", async () => {
  const { browser, all: entries } = await reader(90);
  const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: config.timeZone });
  const dayOf = (iso = "") => calendar.format(new Date(iso));
  const all = await entries();
  const to = dayOf(all[4]?.createdAt);
  const from = dayOf(all[40]?.createdAt);
  const wanted = all.filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to);
  await browser.open(`${STATEMENT}/filter`);
  let page = await browser.press(t("statement:filter.apply"), { from, to });
  expect(page.path).toContain(`from=${from}&to=${to}`);
  const count = Math.ceil(wanted.length / 10);
  for (let number = 2; number <= count; number++) {
    expect(entriesOf(page)).toHaveLength(10);
    page = await browser.follow(t("public:pages.next"));
    expect(page.path).toMatch(new RegExp(`from=${from}&to=${to}.*page=${number}$`));
  }
  expect(entriesOf(page)).toHaveLength(wanted.length - 10 * (count - 1));
  const shown = (day: string) => day.split("-").toReversed().join("/");
  expect(page.text()).toContain(t("statement:covered.whole", { from: shown(from), to: shown(to), count: 0 }));
});

test("a search ends at twenty calls and says what it omitted; an operator that serves fewer is asked for those", async () => {
  const { who, browser } = await reader(2_300);
  const page = await browser.open(`${STATEMENT}?from=2001-01-01&to=2001-01-02`);
  expect(page.text()).toContain(t("statement:filter.empty"));
  expect(page.text("main")).toMatch(/2000/);
  const calls = await sandbox.callsOf(who, "statement.list");
  expect(calls.map(({ body }) => body)).toEqual(
    Array.from({ length: 20 }, (_, index) => ({ page: index + 1, limit: 100 })),
  );
});

test("days that are none, or the wrong way round, get a sentence at their field", async () => {
  const { browser } = await reader(12);
  const none = await browser.open(`${STATEMENT}?from=2026-02-30`);
  expect(none.description("from")).toBe(t("statement:filter.date"));
  const reversed = await browser.open(`${STATEMENT}?from=2026-11-21&to=2026-11-20`);
  expect(reversed.description("to")).toBe(t("statement:filter.order"));
  expect(reversed.value("to")).toBe("2026-11-20");
});
