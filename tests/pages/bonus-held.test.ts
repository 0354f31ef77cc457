import { expect, test } from "vitest";
import { heldBy } from "../journeys/member-rewards";
import type { PlainBrowser } from "../support/plain-browser";
import { LOUD } from "./loud";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;
const HELD = "section[aria-labelledby=bonus-held]";

async function receive(browser: PlainBrowser, code: string) {
  await browser.open(`/user/bonus/${code}`);
  await browser.press("do=review");
  await browser.press("do=confirm");
  return browser.open("/user/bonus");
}

test("a held bonus shows its type, code and terms; it can be ended whatever else cannot be read [2.58]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await receive(browser, "WELCOME");
  for (const endpoint of ["statement.list", "wallet.get"] as const)
    await sandbox.fault(who, { endpoint, kind: "status", status: 500 });
  const page = await browser.open("/user/bonus");
  expect(page.text(HELD)).toContain(t("bonus:types.limit"));
  expect(page.fact(t("bonus:review.code"), HELD)).toBe("WELCOME");
  expect(page.fact(t("bonus:review.often"), HELD)).toBe(t("bonus:oftenOnce.limit"));
  expect(page.texts(`${HELD} li`)).toEqual([
    t("bonus:terms.turnover"),
    t("bonus:terms.endShare", { percent: 10 }),
    t("bonus:terms.deposit"),
  ]);
  expect((await browser.press("do=clear")).all("button[value=confirm]")).toHaveLength(1);
});

test("a list that cannot be read keeps the screen: a quiet panel says so, codes are taken [8.05]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "bonus.list", kind: "status", status: 500 });
  const page = await browser.open("/user/bonus");
  expect([page.status, page.text("h1")]).toEqual([200, t("bonus:title")]);
  expect(page.text("section[aria-labelledby=bonus-all]")).toContain(t("bonus:unread"));
  expect(page.text("main")).not.toContain(t("bonus:none"));
  expect(page.all("main input[name=code]")).not.toEqual([]);
  expect(page.all(LOUD)).toEqual([]);
  await sandbox.heal(who);
  const again = await browser.follow(t("public:common.retry"));
  expect(again.all("section[aria-labelledby=bonus-all] li")).toHaveLength(6);
});

test("a held bonus is ended where the list of all cannot be read, before its review or after; another one is not", async () => {
  const who = await sandbox.make({ walletAmount: 5 });
  const browser = await signedIn(who);
  const away = () => sandbox.fault(who, { endpoint: "bonus.list", kind: "status", status: 500 });
  const shown = async (bonus: "week" | "day") => {
    await sandbox.flag(who, { bonus });
    return browser.open("/user/bonus");
  };
  await away();
  expect((await shown("week")).text(HELD)).toContain(t("bonus:types.week"));
  await browser.press("do=clear");
  await sandbox.flag(who, { bonus: "day" });
  expect((await browser.press("do=confirm")).text("main")).toContain(t("bonus:held.changed"));
  expect(await sandbox.callsOf(who, "bonus.clear")).toEqual([]);
  await sandbox.heal(who);
  await shown("week");
  await away();
  await browser.press("do=clear");
  const ended = await browser.press("do=confirm");
  expect(ended.path).toBe("/user/bonus");
  expect(ended.all(HELD)).toEqual([]);
  expect(await sandbox.callsOf(who, "bonus.clear")).toHaveLength(1);
});

test("a held bonus is shown without a look at the statement", async () => {
  const who = await member();
  await sandbox.flag(who, { bonus: "week" });
  await (await signedIn(who)).open("/user/bonus");
  expect(await sandbox.callsOf(who, "statement.list")).toEqual([]);
});

test("before it is ended stands what that means, the way to stay beside the way out, and nothing has ended [2.58]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await receive(browser, "WELCOME");
  const review = await browser.press("do=clear");
  expect(review.text("dialog h2")).toBe(t("bonus:endReview.title", { code: "WELCOME" }));
  expect(review.text("dialog")).toContain(t("bonus:endReview.text"));
  expect(review.texts("dialog form button")).toEqual([
    t("bonus:endReview.stay"),
    t("bonus:endReview.confirm"),
  ]);
  const stayed = await browser.press("do=edit");
  expect(stayed.all("dialog")).toEqual([]);
  expect(await sandbox.callsOf(who, "bonus.clear")).toEqual([]);
  expect(await heldBy(sandbox, who)).toMatchObject({ code: "WELCOME" });
});

test("its sentences name the member's own currency", async () => {
  const who = await sandbox.make({ walletAmount: 9_000_000.5, currency: "LAK" });
  await sandbox.wire(who, { currencyIn: "wallet" });
  const bonuses = [{ code: "ODD", type: "month", maxReceived: 1, userBonus: { _id: "1", isActive: true } }];
  await sandbox.fault(who, { endpoint: "bonus.list", kind: "status", status: 200, body: { bonuses } });
  const body = { status: true, type: "month" };
  await sandbox.fault(who, { endpoint: "bonus.active", kind: "status", status: 200, body });
  const page = await (await signedIn(who)).open("/user/bonus");
  expect(page.text(HELD)).toContain("กีบ");
  expect(page.text(HELD)).not.toContain("บาท");
});
