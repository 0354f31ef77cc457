import { describe, expect, test } from "vitest";
import { heldBy } from "../journeys/member-rewards";
import { expectOutcome } from "./outcome";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;
const OFFER = "/user/bonus/WEEK15";

/** A member before the review of the weekly bonus, their browser and the page. */
async function reviewing(path = OFFER) {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open(path);
  return { who, browser, page: await browser.press("do=review") };
}

describe("the review of a bonus", () => {
  test("takes nothing; its confirmation takes it once, however often it is sent [2.62 9.14 9.15]", async () => {
    const { who, browser, page } = await reviewing();
    expect(page.text("dialog h2")).toBe(t("bonus:review.title"));
    expect(await sandbox.callsOf(who, "bonus.activate")).toEqual([]);
    expect(await heldBy(sandbox, who)).toBeNull();
    const fields = { do: "confirm", intent: page.value("intent") };
    expectOutcome(await browser.press("do=confirm"), t("bonus:outcome.activate.done"));
    expect((await browser.visitor.post(OFFER, fields)).status).toBe(303);
    expect(await sandbox.callsOf(who, "bonus.activate")).toHaveLength(1);
    expect(await heldBy(sandbox, who)).toMatchObject({ code: "WEEK15" });
  });

  test("says what comes in, in the offer's own words where no amount is told, and binds all there is now", async () => {
    const { page } = await reviewing();
    const text = page.text("dialog");
    expect(text).toContain("รับเพิ่ม 15% ของยอดในกระเป๋าหลัก");
    for (const key of ["bound", "all", "until", "ways", "turnover", "meanwhile"] as const)
      expect(text).toContain(t(`bonus:review.${key}`));
    expect(text).toContain(`${t("bonus:review.nowIs")} ${brand.priced(1_300.5)}`);
    const confirm = page.text("button[value=confirm]");
    expect(confirm).toBe(`${t("bonus:offer.receive")} ${t("bonus:review.bind")}`);
  });

  test("names one threshold, the operator's, and the band once", async () => {
    const { page } = await reviewing();
    const { endBelow = 0 } = brand.config.bonus;
    const ways = page.text("dialog ol");
    expect(ways).toContain(t("bonus:review.belowShare", { percent: 10 }));
    expect(ways).not.toContain(brand.shown(endBelow / 100));
    expect(page.all("dialog .band")).toHaveLength(1);
  });

  test("leads back to the offer, and takes nothing then", async () => {
    const { who, browser } = await reviewing();
    const back = await browser.press("do=edit");
    expect(back.text("dialog h2")).toContain("WEEK15");
    expect(back.all("button[value=review]")).toHaveLength(1);
    expect(await sandbox.callsOf(who, "bonus.activate")).toEqual([]);
  });

  test("comes without sums while the wallet does not answer, and of an offer without words says so", async () => {
    const who = await member();
    const browser = await signedIn(who);
    await browser.open("/user/bonus/TOPUP5");
    await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 500 });
    const page = await browser.press("do=review");
    expect(page.fact(t("bonus:review.receive"), "dialog")).toBe(t("bonus:review.asOffered"));
    expect(page.text("dialog")).toContain(t("bonus:review.all"));
    expect(page.text("dialog")).not.toContain(t("bonus:review.nowIs"));
    expect(page.all("button[value=confirm]")).toHaveLength(1);
  });

  test("is the same of a promotion code and of a refund as a bonus, but for the threshold", async () => {
    const { who, browser, page } = await reviewing();
    const parts = (one: typeof page) =>
      one.texts("dialog h3[id], dialog ol li:first-child strong").concat(one.texts("dialog form > p"));
    const wanted = parts(page);
    await browser.open("/user/bonus");
    await browser.press("do=find", { code: "GIFT50" });
    expect(parts(await browser.press("do=promotion"))).toEqual(wanted);
    await sandbox.play(who, "JOKER", -200);
    await browser.open("/user/home/refund?page=1");
    expect(parts(await browser.press("do=receive"))).toEqual(wanted);
  });
});
