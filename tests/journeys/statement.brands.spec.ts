import type { Activity, Source } from "../../app/routes/user/statement/statement-line";
import type { OperatorClient } from "../contract/operator-under-test";
import { expect, test } from "./fixtures";
import type { JourneyMember } from "./sandbox";
import { entriesOf, wireEntry } from "./statement-screen";

test.use({ timezoneId: "America/New_York" });

const activities: Activity[] = ["deposit", "bonus", "finish_bonus", "withdraw", "transfer"];
const sources: Source[] = ["bonus", "promotion", "invite", "refund", "luckydraw"];

test("the statement shows every kind of entry with icon, activity, source, status, dates and signed amount [1.12 2.64 3.22 3.23 7.55 9.26]", async ({
  page,
  signIn,
  sandbox,
  brand: { t, config },
}) => {
  const member = await sandbox.make({ statements: 40 });
  await signIn(page.context(), member);
  const seen: string[] = [];
  const size = config.pageSizes.statement;
  for (let number = 1; seen.length < 40; number++) {
    await page.goto(`/user/statement?page=${number}`);
    const rows = entriesOf(page);
    await expect(rows).toHaveCount(size);
    for (const row of await rows.all()) {
      await expect(row.locator("svg")).toHaveCount(2);
      await expect(row.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toHaveCount(1);
      seen.push((await row.textContent()) ?? "");
    }
  }
  const all = seen.join("\n");
  for (const activity of activities) expect(all).toContain(t(`statement:activity.${activity}`));
  for (const source of sources) expect(all).toContain(t(`statement:source.${source}`));
  for (const status of ["success", "failed", "progress"] as const) {
    expect(all).toContain(t(`statement:status.${status}`));
  }
  for (const text of seen) {
    expect(text).toMatch(new RegExp(`[+\u2212]?[\\d,]+\\.\\d\\d ${config.currency}`));
    if (text.includes(t("statement:status.failed"))) {
      expect(text).not.toMatch(/[+\u2212]/);
      continue;
    }
    if (text.includes(t("statement:activity.withdraw"))) expect(text).toMatch(/\u2212[\d,]+\.\d\d/);
    if (text.includes(t("statement:activity.deposit"))) expect(text).toMatch(/\+[\d,]+\.\d\d/);
  }
});

test("an entry says from where, to where and by what, as far as the operator does [3.23]", async ({
  signedIn: page,
  member,
  sandbox,
  brand: { t },
}) => {
  const description = { source: "refund" };
  const statements = [
    wireEntry({ statementType: "transfer", from: "Hall A", to: "Hall B", description }),
    wireEntry({ from: null, to: "Hall C" }),
    wireEntry({ from: "Hall D", to: null }),
  ];
  const body = { statements, total: statements.length };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  await page.goto("/user/statement");
  const ways = [`${t("statement:source.refund")}\u00a0· Hall A → Hall B`, "Hall C", "Hall D"];
  for (const [index, way] of ways.entries()) await expect(entriesOf(page).nth(index)).toContainText(way);
});

test("dates stand in the brand's time zone, and how long ago in the brand's language, at the browser's too [2.64 9.27]", async ({
  page,
  signIn,
  sandbox,
  brand: { t, money, config },
}) => {
  const member = await sandbox.make({ walletAmount: money(100) });
  await sandbox.call("wallet.add", { amount: money(5) }, { token: await tokenFor(sandbox, member) });
  await signIn(page.context(), member);
  await page.goto("/user/statement");
  const row = entriesOf(page).first();
  const shown = await row.locator("time").textContent();
  const iso = await row.locator("time").getAttribute("datetime");
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: config.timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  expect(shown).toBe(parts.format(new Date(iso ?? "")).replace(",", ""));
  const justNow = Array.from({ length: 20 }, (_, count) => t("member:relative.second", { count }));
  const text = (await row.textContent()) ?? "";
  expect(justNow.some((words) => text.includes(words))).toBe(true);
});

test("a statement without entries says so and leads home", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  await signIn(page.context(), await sandbox.make({}));
  await page.goto("/user/statement");
  await expect(page.getByText(t("statement:empty"))).toBeVisible();
  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(page).toHaveURL(/\/user\/home$/);
});

async function tokenFor(sandbox: OperatorClient, { username, password }: JourneyMember): Promise<string> {
  const { body } = await sandbox.call("account.login", { username, password });
  return (body as { token: string }).token;
}
