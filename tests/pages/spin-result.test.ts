import { expect, test } from "vitest";
import { nextPrize } from "../journeys/member-rewards";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, say } = brand;

const RESULT = /^\/user\/spin\?result=/;

/** A member's browser at the result of one spin. */
async function spun(prize: string, wanted?: object) {
  const who = wanted ? await sandbox.make(wanted) : await member();
  await nextPrize(sandbox, who, prize);
  const browser = await signedIn(who);
  await browser.open("/user/spin");
  return { who, browser, page: await browser.press("do=spin") };
}

test("a prize is received where it stands, after its confirmation, or kept as a coupon; a reload spins nothing", async () => {
  const { who, browser, page } = await spun("MONEY50");
  expect(page.path).toMatch(RESULT);
  expect(page.text("dialog h2")).toBe(t("spin:won.title"));
  expect(page.text("dialog")).toContain("50 บาท");
  expect(page.link(t("spin:won.keep"))).toBe("/user/spin#coupons");
  expect((await browser.open(page.path)).text("dialog h2")).toBe(t("spin:won.title"));
  await browser.press(say("spin:won.receivePrize", { prize: "50 บาท" }));
  expect(browser.page.text("dialog h2")).toBe(t("spin:coupons.review"));
  expect(browser.page.text("dialog")).toContain("เงินรางวัล 50 บาท");
  expect((await sandbox.balances(who)).wallet).toBe(1_000);
  await browser.press("do=confirm");
  expect((await sandbox.balances(who)).wallet).toBe(1_050);
  expect(await sandbox.callsOf(who, "spinwheel.spin")).toHaveLength(1);
  // What was received is no longer there to receive.
  const after = await browser.open(page.path);
  expect(after.text("dialog h2")).toBe(t("spin:told.title"));
  expect(after.all("dialog form").length).toBe(0);
});

test("a miss is said calmly, in words of ours and the slice's; it spins again while coins are left, otherwise it closes", async () => {
  const { who, browser, page } = await spun("AGAIN");
  expect(page.path).toMatch(RESULT);
  expect(page.text("dialog h2")).toBe(t("spin:missed.title"));
  const text = page.text("dialog");
  expect(text).toContain(say("spin:missed.stopped", { label: "ลองอีกครั้ง" }));
  expect(text).toContain(say("spin:missed.left", { coins: "1" }));
  for (const word of [t("spin:won.title"), t("spin:won.receive")]) expect(text).not.toContain(word);
  await nextPrize(sandbox, who, "AGAIN");
  const again = await browser.press(t("spin:missed.again"));
  expect(again.path).toMatch(RESULT);
  expect(again.path).not.toBe(page.path);
  expect(again.text("dialog h2")).toBe(t("spin:missed.title"));
  expect(again.all("dialog form").length).toBe(0);
  expect(again.text("dialog a.primary")).toBe(t("public:common.close"));
  expect(await sandbox.callsOf(who, "spinwheel.spin")).toHaveLength(2);
});

test("a coin won is a prize; what nobody can tell is said in the operator's words alone", async () => {
  const { page } = await spun("COIN1");
  expect(page.text("dialog h2")).toBe(t("spin:won.title"));
  const who = await member();
  await nextPrize(sandbox, who, "AGAIN");
  const browser = await signedIn(who);
  await browser.open("/user/spin");
  await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 500 });
  const told = await browser.press("do=spin");
  expect(told.text("dialog h2")).toBe(t("spin:told.title"));
  expect(told.text("dialog")).toContain("ลองอีกครั้ง");
});

test("nobody else's result is shown, and no result that there is not", async () => {
  const { page } = await spun("MONEY50");
  const other = await signedIn(await member());
  for (const path of [page.path, "/user/spin?result=none"]) {
    const shown = await other.open(path);
    expect([shown.status, shown.all("dialog").length]).toEqual([200, 0]);
  }
});
