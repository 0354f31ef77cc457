import { errorGroups, isErrorCode } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { befriend } from "../journeys/rewards";
import { inEachLanguage } from "./each-language";
import { LOUD } from "./loud";
import { expectOutcome, stateOf } from "./outcome";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, member, signedIn } = site;
const { t, priced } = brand;
const PATH = "/user/home/invite?page=1";
const READY = `ul[aria-label="${t("home:ready.title")}"]`;
/** Home's line of a bonus that cannot be received. */
const OFF = "main li:has(button[disabled])";
const BANNERS = `dialog ul[aria-label="${t("rewards:invite.title")}"] > li`;

/** A member with friends, and what they earned waiting; with their browser. */
async function inviter(waiting?: number) {
  const who = await member();
  await befriend({ brand, member: who, sandbox }, waiting);
  return { who, browser: await signedIn(who) };
}

test("the plain dialog opens at once where the banners' look-up fails [2.52 7.17 7.41 8.05]", async () => {
  const who = await member();
  await sandbox.fault(who, { endpoint: "invite.banners", kind: "status", status: 500 });
  const page = await (await signedIn(who)).open("/user/home/invite");
  expect(page.text("dialog")).toContain("/register?code=PR");
  expect(page.all(BANNERS)).toEqual([]);
  expect(page.text("dialog")).not.toContain(t("rewards:banners.go"));
  expect(page.all(LOUD)).toEqual([]);
  expect(await sandbox.callsOf(who, "invite.banners")).toHaveLength(1);
});

test("banners, link and list stand on one page, and the list is turned, ten on a page [2.31 2.51 2.52 7.39]", async () => {
  const { who, browser } = await inviter();
  const page = await browser.open("/user/home/invite");
  expect(page.texts(BANNERS)).toHaveLength(4);
  expect(page.text("dialog")).toContain(`${site.url}/register?code=PR${who._id}`);
  expect(page.texts("dialog tbody tr")).toHaveLength(10);
  expect(page.texts("dialog tbody tr")[0]).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  expect(page.texts("dialog tbody tr")[0]).toContain(priced(40));
  const next = await browser.follow(t("public:pages.next"));
  expect(next.path).toMatch(/page=2$/);
  expect(next.texts("dialog tbody tr").length).toBeGreaterThan(0);
  expect((await sandbox.callsOf(who, "invite.list")).map(({ method }) => method)).toEqual(["POST", "POST"]);
});

test("home shows what is ready, receives it, and the wallet has it [1.08 2.22 7.40 8.16]", async () => {
  const { who, browser } = await inviter();
  const home = await browser.open("/user/home");
  expect(home.text(READY)).toContain(t("home:ready.invite"));
  expect(home.text(READY)).toContain(priced(350));
  const page = await browser.press(t("home:ready.receive"));
  expectOutcome(page, t("rewards:invite.outcome.done"));
  expect(page.text("article")).toContain(priced(350));
  expect(page.text("[role=status]")).toContain(brand.say("errors:INVITE_BONUS_SUCCESS"));
  const after = await browser.follow(t("money:outcome.home"));
  expect(after.fact(t("home:mainWallet"))).toBe(priced(1_350));
  expect(after.all(READY)).toEqual([]);
  expect(after.text(OFF)).toContain(priced(0));
  expect(await sandbox.callsOf(who, "invite.bonus")).toHaveLength(1);
  expect(await sandbox.isExact()).toBe(true);
});

test("an amount that cannot be received yet stands on home and in the dialog with its button off and the reason [2.22 3.07 7.27]", async () => {
  const { browser } = await inviter(0.5);
  const home = await browser.open("/user/home");
  expect(home.text(OFF)).toContain(t("home:tiles.invite.title"));
  expect(home.text(OFF)).toContain(priced(0.5));
  expect(home.text(`${OFF} button`)).toBe(t("home:ready.receive"));
  expect(home.text(OFF)).toContain("ยอดโบนัสยังน้อยเกินกว่าจะรับได้");
  expect(home.all(READY)).toEqual([]);
  const page = await browser.open(PATH);
  expect(page.text("dialog")).toContain(priced(0.5));
  const receive = page.one("button[value=receive]");
  expect(receive.hasAttribute("disabled")).toBe(true);
  const reason = page.text(`[id="${receive.getAttribute("aria-describedby")}"]`);
  expect(reason).toBe("ยอดโบนัสยังน้อยเกินกว่าจะรับได้");
});

test("a wallet that does not mention the bonus leaves home without its line [2.22]", async () => {
  const { who, browser } = await inviter();
  const profile = { _id: who._id, username: who.username, name: who.name };
  const body = { profile, wallet: { amount: 5 }, slots: [] };
  await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 200, body });
  const home = await browser.open("/user/home");
  expect([home.all(OFF), home.all(READY)]).toEqual([[], []]);
});

test("a list that cannot be read is silent, and offers to try again [8.05]", async () => {
  const { who, browser } = await inviter();
  await sandbox.fault(who, { endpoint: "invite.list", kind: "status", status: 500 });
  const page = await browser.open(PATH);
  expect(page.text("dialog")).toContain(t("rewards:list.failed"));
  expect(page.text("dialog")).toContain("/register?code=PR");
  expect(page.all(LOUD)).toEqual([]);
  await sandbox.heal(who);
  expect((await browser.follow(t("public:common.retry"))).all("dialog tbody tr")).toHaveLength(10);
});

test("a form of home that is too late to count is refused over the plain dialog [2.22]", async () => {
  const { who, browser } = await inviter();
  await browser.open("/user/home");
  const page = await browser.press(t("home:ready.receive"), { intent: "none" });
  expect(page.text("dialog [role=alert]")).toContain(t("money:forged"));
  expect(await sandbox.callsOf(who, "invite.bonus")).toEqual([]);
  await browser.press(page.text("dialog button[value=receive]"));
  expectOutcome(browser.page, t("rewards:invite.outcome.done"));
});

test("every invite code reaches the screen in each language; of those that refuse nothing moves [8.01 8.26]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const { visitor } = browser;
  for (const [index, code] of errorGroups.invite.entries()) {
    expect(isErrorCode(code)).toBe(true);
    const isYes = code === "INVITE_BONUS_SUCCESS";
    const status = isYes ? 200 : index % 2 === 0 ? 400 : 500;
    const fault = { kind: "status", status, body: { message: code }, times: 1 } as const;
    await sandbox.fault(who, { endpoint: "invite.bonus", ...fault });
    const intent = await visitor.hiddenField(PATH, "intent");
    const answer = await visitor.post(PATH, { intent, do: "receive" });
    await inEachLanguage(browser, brand, async (sayHere) => {
      const page = await browser.open(answer.headers.get("location") ?? "none");
      expect(page.text("[role=status]"), code).toContain(sayHere(code));
      expect(stateOf(page)).toBe(isYes ? "done" : "refused");
    });
  }
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_000 });
});
