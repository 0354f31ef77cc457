import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { lose } from "../journeys/rewards";
import { inEachLanguage } from "./each-language";
import { LOUD } from "./loud";
import { expectOutcome, stateOf } from "./outcome";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn } = ownPages();
const { t, say, priced } = brand;
const PATH = "/user/home/refund?page=1";
const BANNERS = `dialog ul[aria-label="${t("rewards:refund.title")}"] > li`;

/** A member who has lost enough for a refund of ten, and their browser. */
async function loser() {
  const who = await member();
  await lose({ brand, member: who, sandbox });
  return { who, browser: await signedIn(who) };
}

test("the plain dialog opens at once where there are no banners, or the look-up fails [2.52 7.17 7.46 8.05]", async () => {
  for (const way of ["there are none", "the look-up fails"] as const) {
    const who = await member();
    if (way === "there are none") await sandbox.set({ refundBanners: false });
    else await sandbox.fault(who, { endpoint: "refund.banners", kind: "status", status: 500 });
    const browser = await signedIn(who);
    await browser.open("/user/home");
    const page = await browser.open(
      browser.page.one('a[href^="/user/home/refund"]').getAttribute("href") ?? "",
    );
    expect(page.all("button[value=addWallet]"), way).toHaveLength(1);
    expect(page.all(BANNERS)).toEqual([]);
    expect(page.text("dialog")).not.toContain(t("rewards:banners.go"));
    expect(page.all(LOUD)).toEqual([]);
    expect(await sandbox.callsOf(who, "refund.banners")).toHaveLength(1);
    await sandbox.set({ refundBanners: true });
  }
});

test("while a bonus is held the refund cannot be received as another: the button is off, the reason and the way out beneath [2.50 3.14]", async () => {
  const { who, browser } = await loser();
  await sandbox.flag(who, { bonus: "day" });
  const page = await browser.open(PATH);
  const asBonus = page.one("button[value=receive]");
  expect(asBonus.hasAttribute("disabled")).toBe(true);
  expect(page.text(`[id="${asBonus.getAttribute("aria-describedby")}"]`)).toBe(
    `${t("rewards:refund.held")} ${t("rewards:refund.toBonus")}`,
  );
  expect(page.one("button[value=addWallet]").hasAttribute("disabled")).toBe(false);
  expect(page.link(t("rewards:refund.toBonus"))).toBe("/user/bonus");
});

test("conditions that are met and unmet are said; with nothing to receive both buttons are off [2.49 2.50 3.14]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const before = await browser.open(PATH);
  for (const text of ["5%", "ยอดเสียยังไม่ถึง 100 บาท", t("rewards:refund.soFar")])
    expect(before.text("dialog")).toContain(text);
  for (const way of ["addWallet", "receive"])
    expect(before.one(`button[value=${way}]`).hasAttribute("disabled"), way).toBe(true);
  await lose({ brand, member: who, sandbox });
  const after = await browser.open(PATH);
  expect(after.text("dialog")).toContain("ยอดเสียถึง 100 บาท แล้ว");
  expect(after.text("dialog")).toContain(`${t("rewards:refund.waiting")}${priced(10)}`);
  expect(after.one("button[value=addWallet]").hasAttribute("disabled")).toBe(false);
});

test("what came about since it was drawn is said before anything is confirmed", async () => {
  const { who, browser } = await loser();
  await browser.open(PATH);
  await sandbox.flag(who, { bonus: "day" });
  const held = await browser.press("do=receive");
  expect(held.text("dialog [role=alert]")).toContain(say("errors:BONUS_REMAINING"));
  await browser.open(PATH);
  await sandbox.set({ refundActive: false });
  const off = await browser.press("do=addWallet");
  expect(off.text("dialog [role=alert]")).not.toBe("");
  expect(off.all("button[value=confirm]")).toEqual([]);
  expect(await sandbox.callsOf(who, "refund.receive")).toEqual([]);
  expect(await sandbox.callsOf(who, "refund.addWallet")).toEqual([]);
});

test("as a bonus: what it binds is seen before it is confirmed [2.50 7.44 8.16]", async () => {
  const { who, browser } = await loser();
  await browser.open(PATH);
  const review = await browser.press("do=receive");
  const { endBelow } = brand.config.bonus;
  if (endBelow === undefined) throw new Error("the brand has a figure below which a bonus can be ended");
  for (const text of [t("bonus:terms.turnover"), t("bonus:terms.deposit"), brand.shown(endBelow / 100)])
    expect(review.text("dialog")).toContain(text);
  expect(review.fact(t("bonus:review.receive"), "dialog")).toBe(`+${priced(10)}`);
  const confirm = review.text("button[value=confirm]").replaceAll("\u00a0", " ");
  expect(confirm).toBe(`${t("rewards:refund.asBonus")} ${brand.shown(10)} ${brand.currencyName}`);
  expect(await sandbox.callsOf(who, "refund.receive")).toEqual([]);
  const page = await browser.press("do=confirm");
  expectOutcome(page, t("rewards:refund.outcome.done"));
  expect(page.text("[role=status]")).toContain(t("rewards:refund.outcome.asBonus"));
  expect(await sandbox.callsOf(who, "refund.receive")).toHaveLength(1);
});

test("a look is no order, and a lost answer is found [2.49 7.45]", async () => {
  const { who, browser } = await loser();
  await sandbox.fault(who, { endpoint: "refund.addWallet", kind: "reset-after", times: 1 });
  await browser.open(PATH);
  await browser.press("do=addWallet");
  expect(await sandbox.callsOf(who, "refund.addWallet")).toEqual([]);
  const { path } = await browser.press("do=confirm");
  await expect.poll(async () => stateOf(await browser.open(path))).toBe("done");
  expect(await sandbox.callsOf(who, "refund.addWallet")).toHaveLength(1);
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_010 });
});

test("check or log that cannot be read are silent, and offer to try again [8.05]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "refund.list", kind: "status", status: 500 });
  await sandbox.fault(who, { endpoint: "refund.check", kind: "status", status: 500 });
  const page = await browser.open(PATH);
  expect(page.text("dialog")).toContain(t("rewards:list.failed"));
  expect(page.text("dialog")).toContain(t("rewards:refund.unread"));
  expect(page.all(LOUD)).toEqual([]);
  await sandbox.heal(who);
  const again = await browser.follow(t("public:common.retry"));
  expect(again.text("dialog")).toContain(t("rewards:refund.empty"));
  expect(again.all("button[value=addWallet]")).toHaveLength(1);
});

test.each([
  ["addWallet", "refund.addWallet"],
  ["receive", "refund.receive"],
] as const)(
  "every refund code reaches the screen in each language by %s; of those that refuse nothing moves [8.01 8.27]",
  async (way, endpoint) => {
    const who = await member();
    const browser = await signedIn(who);
    const { visitor } = browser;
    for (const [index, code] of [...errorGroups.refund, "BONUS_REMAINING"].entries()) {
      const isYes = code === "REFUND_SUCCESS";
      const status = isYes ? 200 : index % 2 === 0 ? 400 : 500;
      await sandbox.fault(who, { endpoint, kind: "status", status, body: { message: code }, times: 1 });
      const intent = await visitor.hiddenField(PATH, "intent", way);
      const answer = await visitor.post(PATH, { intent, do: "confirm", of: way });
      await inEachLanguage(browser, brand, async (sayHere) => {
        const page = await browser.open(answer.headers.get("location") ?? "none");
        expect(page.text("[role=status]"), code).toContain(sayHere(code));
        expect(stateOf(page)).toBe(isYes ? "done" : "refused");
      });
    }
    expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_000 });
  },
);
