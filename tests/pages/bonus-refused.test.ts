import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { heldBy } from "../journeys/member-rewards";
import { markupFaults } from "../support/markup-faults";
import type { PlainBrowser } from "../support/plain-browser";
import { inEachLanguage } from "./each-language";
import { stateOf } from "./outcome";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, say } = brand;
const REFUSAL = "[role=alertdialog]";

/** From opening the screen to the result: of the held bonus, or of the promotion. */
async function confirm(browser: PlainBrowser, what: "clear" | "promotion") {
  await browser.open("/user/bonus");
  await browser.press(`do=${what}`);
  return browser.press("do=confirm");
}

test("a bonus that cannot be ended yet stays, and a dialog says why; tried again it is asked for again [8.09 8.25]", async () => {
  const who = await member();
  await sandbox.flag(who, { bonus: "week" });
  const browser = await signedIn(who);
  for (const time of [1, 2]) {
    const page = await confirm(browser, "clear");
    expect(page.text(REFUSAL)).toContain(t("bonus:outcome.clear.refused"));
    expect(page.text(REFUSAL)).toContain(say("errors:BONUS_CONDITION"));
    expect(markupFaults(page.document)).toEqual([]);
    expect(await sandbox.callsOf(who, "bonus.clear")).toHaveLength(time);
    const closed = await browser.follow(t("public:common.close"));
    expect(closed.all(REFUSAL)).toEqual([]);
    expect(closed.text("main")).toContain(t("bonus:held.heading"));
  }
  expect(await heldBy(sandbox, who)).toMatchObject({ code: "WEEK15" });
});

test("ending a bonus in words of the operator's own is said as it came, as text, whether it ended or not [7.51 8.09]", async () => {
  const who = await member();
  const message = 'โบนัสจบแล้ว <img src=x onerror="alert(1)">';
  await sandbox.flag(who, { bonus: "week" });
  const browser = await signedIn(who);
  for (const status of [409, 200]) {
    const fault = { kind: "status", status, body: { message }, times: 1 } as const;
    await sandbox.fault(who, { endpoint: "bonus.clear", ...fault });
    const page = await confirm(browser, "clear");
    expect(page.text(status === 200 ? "[role=status]" : REFUSAL)).toContain(message);
    expect(page.all("img[onerror]")).toEqual([]);
  }
});

/** Each code of the group, with the call that can return it to a member. */
const asked = {
  BONUS_REMAINING: "bonus.activate",
  BONUS_ALREADY_ACTIVE: "bonus.activate",
  BONUS_MAX_CLAIMED: "bonus.activate",
  BONUS_CONDITION: "bonus.clear",
  BONUS_CLEAR: "bonus.clear",
  BONUS_FULL: "promotion.activate",
  NO_PROMOTION: "promotion.activate",
  PROMOTION_RECEIVED: "promotion.activate",
} as const satisfies Record<(typeof errorGroups.bonus)[number], string>;

test("every code of bonus and promotion reaches the screen with its text, in each language and whatever the status [8.01 8.24 8.25]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await inEachLanguage(browser, brand, async (sayHere) => {
    for (const [index, code] of errorGroups.bonus.entries()) {
      const endpoint = asked[code];
      await sandbox.flag(who, { bonus: endpoint === "bonus.clear" ? "week" : null });
      const status = code === "BONUS_CLEAR" ? 200 : index % 2 === 0 ? 400 : 500;
      await sandbox.fault(who, { endpoint, kind: "status", status, body: { message: code }, times: 1 });
      if (endpoint === "bonus.activate") {
        await browser.open("/user/bonus/DAILY10");
        await browser.press("do=review");
        await browser.press("do=confirm");
      } else await confirm(browser, endpoint === "bonus.clear" ? "clear" : "promotion");
      const said = browser.page.text(code === "BONUS_CLEAR" ? "[role=status]" : REFUSAL);
      expect(said, code).toContain(sayHere(code));
    }
  });
});

test("a code that is gone between its search and its receipt, or was received, is refused by the operator's rules [8.24]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/bonus");
  const found = await browser.press("do=find", { code: "LASTONE" });
  expect(found.text("main")).toContain(t("bonus:promotion.found", { code: "LASTONE" }));
  await browser.press("do=promotion");
  expect((await browser.press("do=confirm")).text(REFUSAL)).toContain(say("errors:BONUS_FULL"));
  await browser.open("/user/bonus");
  await browser.press("do=promotion");
  await sandbox.flag(who, { bonus: "day" });
  expect((await browser.press("do=confirm")).text(REFUSAL)).toContain(say("errors:BONUS_REMAINING"));
});

test("what a bonus holds up leads to the bonus: a refused transfer, a refused withdrawal, a bonus beside another", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const last of ["do=review", "do=confirm"]) {
    await sandbox.flag(who, { bonus: null });
    await browser.open("/user/bonus/DAILY10");
    if (last === "do=confirm") await browser.press("do=review");
    await sandbox.flag(who, { bonus: "limit" });
    const beside = await browser.press(last);
    expect(beside.text(REFUSAL)).toContain(t("bonus:outcome.activate.refused"));
    expect(beside.text(REFUSAL)).toContain(say("errors:BONUS_REMAINING"));
    expect(beside.link(t("form:next.endBonus"))).toBe("/user/bonus");
  }

  await browser.open("/user/home/transfer");
  await browser.press(t("transfer:submit"), { from: "JOKER", to: "wallet", amount: "10" });
  expect(stateOf(browser.page)).toBe("refused");
  expect(browser.page.link(t("form:next.endBonus"))).toBe("/user/bonus");

  const withdraw = await browser.open("/user/home/withdraw");
  await browser.press(withdraw.text("dialog form button[type=submit]"), { amount: "200" });
  await browser.press("do=confirm");
  expect(stateOf(browser.page)).toBe("refused");
  expect(browser.page.link(t("form:next.seeBonus"))).toBe("/user/bonus");
  expect(await heldBy(sandbox, who)).toMatchObject({ code: "WELCOME" });
});
