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

  test("says the type, the code, how often and the terms, the operator's threshold alone among them", async () => {
    const { page } = await reviewing();
    const text = page.text("dialog");
    expect(text).toContain(t("bonus:types.week"));
    expect(page.fact(t("bonus:review.code"), "dialog")).toBe("WEEK15");
    expect(page.fact(t("bonus:review.often"), "dialog")).toBe(t("bonus:oftenOnce.week"));
    expect(page.texts("dialog li")).toEqual([
      t("bonus:terms.turnover"),
      t("bonus:terms.endShare", { percent: 10 }),
      t("bonus:terms.deposit"),
    ]);
    const { endBelow = 0 } = brand.config.bonus;
    expect(text).not.toContain(brand.shown(endBelow / 100));
    expect(text).not.toContain(t("bonus:review.receive"));
    expect(page.text("button[value=confirm]")).toBe(t("bonus:offer.receive"));
    expect(page.all("dialog [aria-labelledby=binding] > [aria-hidden=true]")).toHaveLength(1);
  });

  test("leads back to the offer, and takes nothing then", async () => {
    const { who, browser } = await reviewing();
    const back = await browser.press("do=edit");
    expect(back.text("dialog h2")).toContain("WEEK15");
    expect(back.all("button[value=review]")).toHaveLength(1);
    expect(await sandbox.callsOf(who, "bonus.activate")).toEqual([]);
  });

  test("brings the same terms for a promotion code and a refund as a bonus, which alone has an amount", async () => {
    const { who, browser, page } = await reviewing();
    const terms = (one: typeof page) => one.texts("dialog h3[id=terms], dialog li").toSpliced(2, 1);
    const wanted = terms(page);
    expect(wanted).toHaveLength(3);
    await browser.open("/user/bonus");
    await browser.press("do=find", { code: "GIFT50" });
    expect(terms(await browser.press("do=promotion"))).toEqual(wanted);
    await sandbox.play(who, "JOKER", -200);
    await browser.open("/user/home/refund?page=1");
    const refund = await browser.press("do=receive");
    expect(terms(refund)).toEqual(wanted);
    expect(refund.fact(t("bonus:review.receive"), "dialog")).toBe(`+${brand.priced(10)}`);
  });
});
