import { describe, expect, test } from "vitest";
import type { Activity, EntrySource } from "../../app/routes/user/entries/statement-line";
import { brandIds } from "../../scripts/operator/brands/brand-files";
import { ownPages } from "./pages";
import { entriesOf, rowsOf } from "./statement";

const activities: Activity[] = ["deposit", "bonus", "finish_bonus", "withdraw", "transfer"];
const sources: EntrySource[] = ["bonus", "promotion", "invite", "refund", "luckydraw"];

describe.each(brandIds())("%s", (brandId) => {
  const { brand, sandbox, signedIn } = ownPages({}, brandId);
  const { t, money, config } = brand;

  test("the statement shows every kind of entry with icon, activity, source, status, dates and signed amount [1.12 2.64 3.22 3.23 7.55 9.26]", async () => {
    const browser = await signedIn(await sandbox.make({ statements: 40 }));
    const seen: string[] = [];
    const icons = new Map<string, Set<string | null>>();
    for (let number = 1; seen.length < 40; number++) {
      const rows = rowsOf(await browser.open(`/user/statement?page=${number}`));
      expect(rows.length).toBe(config.pageSizes.statement);
      for (const row of rows) {
        const [icon, ...others] = [...row.querySelectorAll("[data-icon]")].map((drawn) =>
          drawn.getAttribute("data-icon"),
        );
        expect([typeof icon, others.length]).toEqual(["string", 1]);
        const said = row.querySelector("a")?.textContent ?? "";
        icons.set(said, (icons.get(said) ?? new Set()).add(icon ?? null));
        expect(row.querySelector("time")?.textContent).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
        seen.push((row.textContent ?? "").replaceAll("\u00a0", " "));
      }
    }
    const all = seen.join("\n");
    const drawn = activities.map((activity) => [...(icons.get(t(`statement:activity.${activity}`)) ?? [])]);
    expect(drawn.map((ofOne) => ofOne.length)).toEqual(activities.map(() => 1));
    expect(new Set(drawn.flat()).size, "each activity has its own").toBe(activities.length);
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

  test("dates stand in the brand's time zone, and how long ago in the brand's language [2.64 9.27]", async () => {
    const who = await sandbox.make({ walletAmount: money(100) });
    const { username, password } = who;
    const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
    await sandbox.call("wallet.add", { amount: money(5) }, { token });
    const [row] = rowsOf(await (await signedIn(who)).open("/user/statement"));
    const time = row?.querySelector("time");
    const { timeZone } = config;
    const parts = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium" });
    const at = new Date(time?.getAttribute("datetime") ?? time?.getAttribute("dateTime") ?? "");
    expect(time?.textContent).toBe(parts.format(at).replace(",", ""));
    const justNow = Array.from({ length: 60 }, (_, count) => t("member:relative.second", { count }));
    expect(justNow.filter((words) => row?.textContent?.includes(words))).not.toEqual([]);
  });

  test("filters, file and summary are there where the brand has them, and no address of theirs where it has not", async () => {
    const { statementFilters, statementExport, moneySummary, slips } = config.features;
    const browser = await signedIn(await sandbox.make({ statements: 30 }));
    const page = await browser.open("/user/statement");
    expect(entriesOf(page)).toHaveLength(Math.min(30, config.pageSizes.statement));
    const links = page.texts("main a");
    expect(links.includes("CSV")).toBe(statementExport);
    expect(links.includes(t("statement:summary.title"))).toBe(moneySummary);
    expect(links.includes(t("statement:slipsShort"))).toBe(slips);
    expect(page.text("main").includes(t("statement:filter.open"))).toBe(statementFilters);
    for (const [path, has] of [
      ["/user/statement/csv", statementExport],
      ["/user/statement/summary", moneySummary],
    ] as const) {
      expect([path, (await browser.visitor.get(path)).status]).toEqual([path, has ? 200 : 404]);
    }
  });

  test("a statement without entries says so and leads home", async () => {
    const browser = await signedIn(await sandbox.make({}));
    const page = await browser.open("/user/statement");
    expect(page.text("main")).toContain(t("statement:empty"));
    expect((await browser.follow(t("money:outcome.home"))).path).toBe("/user/home");
  });
});
