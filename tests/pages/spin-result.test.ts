import { expect, test } from "vitest";
import { nextPrize } from "../journeys/member-rewards";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, say } = brand;

const RESULT = /^\/user\/spin\?result=/;

test("a result is the answer's label, whatever it is worth, and the coins left; a reload spins nothing", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const [prize, label, coins] of [
    ["AGAIN", "ลองอีกครั้ง", 1],
    ["MONEY50", "50 บาท", 0],
  ] as const) {
    await nextPrize(sandbox, who, prize);
    await browser.open("/user/spin");
    const before = (await sandbox.callsOf(who, "statement.list")).length;
    const page = await browser.press("do=spin");
    expect(page.path).toMatch(RESULT);
    for (const shown of [page, await browser.open(page.path)]) {
      expect(shown.text("dialog h2")).toBe(t("spin:result"));
      expect(shown.texts("dialog p")[0]).toBe(label);
      expect(shown.text("dialog")).toContain(say("spin:told.left", { coins: String(coins) }));
      expect(shown.text("dialog a[data-variant=primary]")).toBe(t("public:common.close"));
      expect(shown.all("dialog form").length).toBe(0);
    }
    expect(await sandbox.callsOf(who, "statement.list")).toHaveLength(before);
  }
  expect(await sandbox.callsOf(who, "spinwheel.spin")).toHaveLength(2);
  expect((await browser.open("/user/spin")).texts("#coupons tbody tr")).toHaveLength(1);
});

test("nobody else's result is shown, and no result that there is not", async () => {
  const who = await member();
  await nextPrize(sandbox, who, "MONEY50");
  const browser = await signedIn(who);
  await browser.open("/user/spin");
  const page = await browser.press("do=spin");
  const other = await signedIn(await member());
  for (const path of [page.path, "/user/spin?result=none"]) {
    const shown = await other.open(path);
    expect([shown.status, shown.all("dialog").length]).toEqual([200, 0]);
  }
});
