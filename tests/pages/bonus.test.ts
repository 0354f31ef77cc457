import { expect, test } from "vitest";
import { heldBy } from "../journeys/member-rewards";
import type { PlainPage } from "../support/plain-page";
import { expectOutcome } from "./outcome";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, say } = brand;
const PROMOTION = "section[aria-labelledby=promotion-code]";

/** The text of a bonus's card. */
function card(page: PlainPage, code: string): string {
  const found = page
    .texts("section[aria-labelledby=bonus-all] li")
    .find((text) => new RegExp(`\\b${code}(?![A-Z])`).test(text));
  if (found === undefined) throw new Error(`no card of ${code}`);
  return found;
}

test("the announced promotion stands there until it is received; from the look one comes back to its code [3.21 7.52]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const announced = t("bonus:promotion.current", { code: "NOV15" });
  expect((await browser.open("/user/bonus")).text(PROMOTION)).toContain(announced);
  await browser.press("do=find", { code: "GIFT50" });
  await browser.press("do=promotion");
  const back = await browser.press("do=edit");
  expect(back.all("dialog")).toEqual([]);
  expect((await browser.open("/user/bonus")).text(PROMOTION)).toContain(announced);
  await browser.press("do=promotion");
  expectOutcome(await browser.press("do=confirm"), t("bonus:outcome.promotion.done"));
  expect(await heldBy(sandbox, who)).toMatchObject({ code: "NOV15" });
});

test("a missing code and an empty one are said at the field [2.59 5.33]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/bonus");
  const empty = await browser.press("do=find", { code: " " });
  expect(empty.description("code")).toBe(say("fields:required", { field: t("bonus:promotion.code") }));
  expect(await sandbox.callsOf(who, "promotion.find")).toEqual([]);
  const unknown = await browser.press("do=find", { code: "nobody" });
  expect(unknown.description("code")).toBe(say("errors:NO_PROMOTION"));
  expect(unknown.value("code")).toBe("nobody");
});

test("a promotion code is found in capitals whatever is typed, shows its terms, and is received after a look [2.59 3.21 5.34 7.49 7.53 7.54 9.14 9.15]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/bonus");
  const found = await browser.press("do=find", { code: " gift50 " });
  expect(found.text(PROMOTION)).toContain(t("bonus:promotion.found", { code: "GIFT50" }));
  expect(found.text(PROMOTION)).toContain("รับฟรี 50 บาท คนละ 1 ครั้ง");
  const review = await browser.press("do=promotion");
  expect(review.texts("dialog li")).toEqual([
    t("bonus:terms.turnover"),
    t("bonus:terms.endShare", { percent: 20 }),
    t("bonus:terms.deposit"),
  ]);
  expect(await sandbox.callsOf(who, "promotion.activate")).toEqual([]);
  expectOutcome(await browser.press("do=confirm"), t("bonus:outcome.promotion.done"));
  expect(await heldBy(sandbox, who)).toMatchObject({ code: "GIFT50" });
  expect(await sandbox.callsOf(who, "promotion.activate")).toHaveLength(1);
  const screen = await browser.open("/user/bonus");
  expect(screen.text("main")).toContain(t("bonus:held.heading"));
  expect(screen.text("main")).toContain(t("bonus:types.promotion"));
});

test("while another bonus is held, which alone bears the badge, a bonus cannot be received, and leads to the one that is [2.60 2.62]", async () => {
  const who = await member();
  await sandbox.flag(who, { bonus: "day" });
  const browser = await signedIn(who);
  const page = await browser.open("/user/bonus/WELCOME");
  const badge = t("bonus:state.active");
  expect(page.texts("dialog [role=status]")).toEqual([t("bonus:offer.otherHeld")]);
  expect(page.all("dialog button")).toEqual([]);
  const held = await browser.follow(t("bonus:offer.seeHeld"));
  const active = held.texts("section[aria-labelledby=bonus-all] li").filter((text) => text.includes(badge));
  expect(active).toEqual([card(held, "DAILY10")]);
  expect(held.text("main")).toContain(t("bonus:types.day"));
});

test("the notice names the bonus's own figure, safely; the fallback is drawn where there is no picture [3.19 7.08 7.16]", async () => {
  const browser = await signedIn();
  for (const [code, figure] of [
    ["TOPUP5", "5%"],
    ["WELCOME", "10%"],
  ] as const) {
    const page = await browser.open(`/user/bonus/${code}`);
    expect(page.texts("dialog strong")).toContain(figure);
    expect(page.text("dialog")).not.toContain("percentFail");
  }
  const screen = await browser.open("/user/bonus");
  const art = (code: string, drawn: string) => screen.all(`a[href="/user/bonus/${code}"] ${drawn}`).length;
  expect([art("WELCOME", "img"), art("TOPUP5", "img"), art("TOPUP5", "[data-seed]")]).toEqual([1, 0, 1]);
});

test("each card says how often its bonus can be received: in all, a day, a week [3.19]", async () => {
  const page = await (await signedIn()).open("/user/bonus");
  for (const [code, often] of [
    ["WELCOME", t("bonus:oftenOnce.limit")],
    ["DAILY10", t("bonus:oftenOnce.day")],
    ["TOPUP5", t("bonus:often.day", { times: 3 })],
    ["WEEK15", t("bonus:oftenOnce.week")],
    ["TWICE8", t("bonus:often.week", { times: 2 })],
  ] as const) {
    expect(card(page, code)).toContain(often);
  }
});

test("a bonus that is received leads nowhere, and its address says so; one that is not on offer is not found [2.61]", async () => {
  const who = await member();
  await sandbox.flag(who, { bonus: "limit" });
  await sandbox.flag(who, { bonus: null });
  const browser = await signedIn(who);
  const screen = await browser.open("/user/bonus");
  for (const words of [t("bonus:receivedOf", { received: 1, most: 1 }), t("bonus:state.received")])
    expect(card(screen, "WELCOME")).toContain(words);
  expect(screen.all('a[href="/user/bonus/WELCOME"]')).toEqual([]);
  const page = await browser.open("/user/bonus/WELCOME");
  expect(page.texts("dialog [role=status]")).toEqual([t("bonus:offer.exhausted")]);
  expect(page.all("dialog button")).toEqual([]);
  expect((await browser.open("/user/bonus/NOBODY")).status).toBe(404);
});

test("whether a bonus is held may stay unknown: neither code nor end is offered, but another try; the bonuses are there", async () => {
  const who = await member();
  await sandbox.fault(who, { endpoint: "bonus.active", kind: "status", status: 500 });
  const browser = await signedIn(who);
  const page = await browser.open("/user/bonus");
  expect(page.text("main")).toContain(t("bonus:held.unread"));
  expect(page.all("main input[name=code], main button[value=clear]")).toEqual([]);
  expect(page.all("section[aria-labelledby=bonus-all] li")).toHaveLength(6);
  await sandbox.heal(who);
  const again = await browser.follow(t("bonus:held.retry"));
  expect(again.all("input[name=code]").length).toBeGreaterThan(0);
});

test("no screen calls what receives or ends a bonus, nor the minimum that nobody needs [7.50]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const bonus of [null, "week"]) {
    await sandbox.flag(who, { bonus });
    for (const path of ["", "/WEEK15", "/DAILY10", ""]) {
      expect((await browser.open(`/user/bonus${path}`)).status).toBe(200);
    }
  }
  for (const call of ["bonus.activate", "bonus.clear", "promotion.activate", "bonus.minimum"] as const) {
    expect(await sandbox.callsOf(who, call)).toEqual([]);
  }
});
