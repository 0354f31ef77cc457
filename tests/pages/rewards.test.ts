import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { IN_PLACE } from "~/routes/user/spin/spin-reply";
import { giveCoupon, heldBy, nextPrize } from "../journeys/member-rewards";
import { befriend, lose } from "../journeys/rewards";
import type { PlainBrowser } from "../support/plain-browser";
import { PlainPage } from "../support/plain-page";
import { inEachLanguage } from "./each-language";
import { expectOutcome, stateOf } from "./outcome";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn, guest } = ownPages();
const { t, priced } = brand;

test("one member, without script: invite bonus, refund, a spin with its coupon, a promotion code [1.08 1.11]", async () => {
  const who = await member();
  await befriend({ brand, member: who, sandbox });
  await lose({ brand, member: who, sandbox });
  const wallet = async () => (await sandbox.balances(who)).wallet;
  const before = await wallet();
  const browser = await signedIn(who);
  const home = await browser.open("/user/home");
  const list = `ul[aria-label="${t("home:ready.title")}"]`;
  const ready = home.text(list);
  for (const amount of [priced(350), priced(10)]) expect(ready).toContain(amount);

  await browser.open("/user/home/invite?page=1");
  expectOutcome(await browser.press("do=receive"), t("rewards:invite.outcome.done"));

  await browser.open("/user/home/refund?page=1");
  await browser.press("do=addWallet");
  expectOutcome(await browser.press("do=confirm"), t("rewards:refund.outcome.done"));
  expect((await browser.open("/user/home")).texts(list)).toEqual([]);
  expect(await wallet()).toBe(before + 360);

  await nextPrize(sandbox, who, "MONEY100");
  await browser.open("/user/spin");
  expect((await browser.press("do=spin")).text("dialog h2")).toBe(t("spin:result"));
  await browser.open("/user/spin");
  await browser.press("do=review");
  expect(stateOf(await browser.press("do=confirm"))).toBe("done");
  expect(await wallet()).toBe(before + 460);

  await browser.open("/user/bonus");
  await browser.press("do=find", { code: "NOV15" });
  await browser.press("do=promotion");
  expectOutcome(await browser.press("do=confirm"), t("bonus:outcome.promotion.done"));
  expect(await heldBy(sandbox, who)).toMatchObject({ code: "NOV15" });
});

test("every address beneath /user has its screen, and only its member's [2.04]", async () => {
  const browser = await signedIn();
  for (const name of ["home", "profile", "bonus", "statement", "contact", "spin"]) {
    const page = await browser.open(`/user/${name}`);
    expect([page.path, page.status]).toEqual([`/user/${name}`, 200]);
    expect(page.text("main h1")).not.toBe("");
    const refused = await guest().visitor.get(`/user/${name}`);
    expect([refused.status, refused.headers.get("location")], name).toEqual([302, "/login"]);
  }
});

test("without a coin nothing is spun, and the screen says why [4.23]", async () => {
  const browser = await signedIn(await sandbox.make({ coin: 0 }));
  const page = await browser.open("/user/spin");
  const buttons = page.all("button[value=spin]");
  expect(buttons).toHaveLength(2);
  expect(buttons.every((button) => button.hasAttribute("disabled"))).toBe(true);
  expect(page.text("main")).toContain(t("spin:noCoins"));
});

test("a wheel that is off, and one that cannot be read, leave a calm page", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.set({ spinActive: false });
  expect((await browser.open("/user/spin")).text("main")).toContain(t("spin:off.text"));
  await sandbox.fault(who, { endpoint: "spinwheel.setup", kind: "status", status: 500 });
  const page = await browser.open("/user/spin");
  expect([page.status, page.text("main")]).toEqual([200, expect.stringContaining(t("spin:off.failed"))]);
});

test("home's tile leads to the wheel while it is active, with the coins; else it refreshes all [2.24 7.62]", async () => {
  const active = await (await signedIn(await member())).open("/user/home");
  expect(active.text('main a[href="/user/spin"]')).toContain(t("home:wheel.title"));
  expect(active.text('main a[href="/user/spin"]')).toContain("2");
  for (const off of ["switched off", "failing"]) {
    // A member is shown for ten seconds what was read just now.
    const who = await member();
    const browser = await signedIn(who);
    await sandbox.set({ spinActive: off === "failing" });
    if (off === "failing")
      await sandbox.fault(who, { endpoint: "spinwheel.active", kind: "status", status: 500 });
    const page = await browser.open("/user/home");
    expect(page.all('main a[href="/user/spin"]'), off).toEqual([]);
    expect(page.fact(t("home:games"))).toBe(priced(300.5));
    await sandbox.play(who, "PG", -30.5);
    const refreshed = await browser.press(t("home:wheel.refreshAll"));
    expect([refreshed.path, refreshed.fact(t("home:games"))]).toEqual(["/user/home", priced(270)]);
  }
});

/** The page that answers the open page's form as script sends it, which stays where it is. */
async function sentInPlace(browser: PlainBrowser, form: string, fields: Record<string, string>) {
  const intent = browser.page.one(`${form} input[name=intent]`).getAttribute("value") ?? "";
  const answer = await browser.visitor.post("/user/spin", { ...fields, intent, [IN_PLACE]: "on" });
  return new PlainPage("/user/spin", answer, await answer.text());
}

test("each code of a spin or a claim is an alert of its own, in each language, and spends no coin [8.10 8.31]", async () => {
  const who = await member();
  await giveCoupon(sandbox, who, { prize: "MONEY10" });
  const browser = await signedIn(who);
  await inEachLanguage(browser, brand, async (say) => {
    for (const code of [...errorGroups.coupon, "BONUS_REMAINING"] as const) {
      const refusal = { kind: "status", status: 200, when: "before", times: 1 } as const;
      for (const endpoint of ["spinwheel.claim", "spinwheel.spin"] as const) {
        await sandbox.fault(who, { endpoint, ...refusal, body: { success: false, error: code } });
      }
      await browser.open("/user/spin");
      const spun = await sentInPlace(browser, "#spin", { do: "spin" });
      expect(spun.texts("[role=alert]").filter(Boolean), code).toEqual([say(code)]);
      await browser.press("do=review");
      const coupon = browser.page.one("dialog input[name=coupon]").getAttribute("value") ?? "";
      const claimed = await sentInPlace(browser, "dialog form", { do: "confirm", of: "claim", coupon });
      expect(claimed.texts("#coupons [role=alert]"), code).toEqual([say(code)]);
      expect(claimed.all("dialog")).toEqual([]);
    }
  });
  const { coin } = await sandbox.control<{ coin: number }>("GET", `/members/${who.username}/rewards`);
  expect(coin).toBe(2);
});
