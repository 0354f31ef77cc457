import { errorGroups } from "schemas/contract/errors";
import { spinwheel as rows } from "schemas/contract/spinwheel";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import type { Answer, TestMember } from "./operator-under-test";
import { provenBooks, rewardsOf } from "./rewards-member";

const DAY_MS = 86_400_000;

const operator = freshOperator();
const rewards = rewardsOf(operator);

const failure = (error: string) => ({ status: 200, body: { success: false, error } });
const spin = (member: TestMember) => operator.call("spinwheel.spin", {}, member);
const setup = async (member: TestMember) => {
  const { body } = await operator.call("spinwheel.setup", {}, member);
  return rows.setup.response.parse(body).result;
};
const coupons = async (member: TestMember) => {
  const { body } = await operator.call("spinwheel.coupons", {}, member);
  return rows.coupons.response.parse(body).coupons;
};
const claim = (member: TestMember, coupon = "none") => operator.call("spinwheel.claim", { coupon }, member);

/** The response to claiming a coupon that was just given. */
async function claimOf(coupon: object, wanted: object = {}): Promise<Answer> {
  const member = await operator.member({ walletAmount: 100, ...wanted });
  const { coupons: given } = await rewards.change(member, "coupons", coupon);
  return claim(member, given[0]?._id);
}

const groupCodes = [...errorGroups.coupon, "BONUS_REMAINING"] as const;

/** How to get each code of the group. */
const scenarios: Record<(typeof groupCodes)[number], () => Promise<Answer>> = {
  NO_CLAIMABLE_COUPON: () => claimOf({ prize: "MONEY10", isClaimed: true }),
  INVALID_PRIZE_CODE: () => claimOf({ prize: "MIDYEAR" }),
  INVALID_CODE: async () => claim(await operator.member()),
  INVALID_COUPON_TYPE: () => claimOf({ prize: "GIFT" }),
  COUPON_EXPIRED: () => claimOf({ prize: "MONEY10", daysAgo: 31 }),
  BONUS_REMAINING: () => claimOf({ prize: "BONUS5" }, { bonus: "day" }),
};

describe("each code of the Spin coupon group", () => {
  it.each(groupCodes)("%s comes from a rule, with status 200 and nothing done", async (code) => {
    expect(await scenarios[code]()).toEqual(failure(code));
    const [call] = await operator.calls({ endpoint: "spinwheel.claim", limit: "1" });
    expect(call?.executed).toBe(false);
  });
});

describe("the wheel", () => {
  it("has eight slices with colours and a description, and the member's coins", async () => {
    const member = await operator.member({ coin: 4 });
    const { activeSpinwheel, userCoin } = await setup(member);
    expect(userCoin).toBe(4);
    expect(new Set(activeSpinwheel.slices.map(({ code }) => code)).size).toBe(8);
    for (const { label, bgColor, textColor, htmlDescription } of activeSpinwheel.slices) {
      expect(label).not.toBe("");
      expect([bgColor, textColor].join()).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/);
      expect(htmlDescription).toMatch(/^<p>/);
    }
  });

  it("takes one coin for each spin, and the wallet and profile show what is left", async () => {
    const member = await operator.member({ coin: 2 });
    await rewards.change(member, "next-prize", { prize: "AGAIN" });
    expect(await spin(member)).toMatchObject({
      status: 200,
      body: { success: true, result: { code: "AGAIN", label: "ลองอีกครั้ง", remainingCoin: 1 } },
    });
    expect(await coupons(member)).toEqual([]);
    const shown = { profile: { coin: 1 } };
    expect((await operator.call("wallet.get", {}, member)).body).toMatchObject(shown);
    expect((await operator.call("account.profile", {}, member)).body).toMatchObject(shown);
  });

  it("without coins, or switched off, refuses and draws nothing", async () => {
    const member = await operator.member({ coin: 1 });
    await rewards.set({ spinActive: false });
    expect((await operator.call("spinwheel.active", {}, member)).body).toEqual({ isActive: false });
    expect(await spin(member)).toEqual(failure("NO_DATA"));
    expect((await operator.call("spinwheel.setup", {}, member)).status).toBe(404);
    await rewards.set({ spinActive: true });
    await rewards.change(member, "next-prize", { prize: "MONEY10" });
    expect((await spin(member)).body).toMatchObject({ success: true });
    expect(await spin(member)).toEqual(failure("MONEY_NOT_ENOUGH"));
    expect(await coupons(member)).toHaveLength(1);
  });

  it("answers a repeated Idempotency-Key with the same prize, where keys are honoured, and spends one coin", async () => {
    await rewards.set({ honourIdempotency: true });
    const member = await operator.member({ coin: 5 });
    const keyed = { token: member.token, headers: { "Idempotency-Key": "spin-1" } };
    const answers = await Promise.all([1, 2, 3].map(() => operator.call("spinwheel.spin", {}, keyed)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const remainingCoin = (await setup(member)).userCoin;
    expect(answers[0]?.body).toMatchObject({ result: { remainingCoin } });
    expect(await operator.calls({ idempotencyKey: "spin-1" })).toHaveLength(3);
  });

  it("gives the prize that the control room says, once, and a coin at once", async () => {
    const member = await operator.member({ coin: 1 });
    await rewards.change(member, "next-prize", { prize: "COIN1" });
    expect((await spin(member)).body).toMatchObject({ result: { code: "COIN1", remainingCoin: 1 } });
    await expect(rewards.change(member, "next-prize", { prize: "NOPRIZE" })).rejects.toThrow("400");
  });

  it("spends exactly the coins there are under 200 spins at once, every prize one of the wheel's", async () => {
    const member = await operator.member({ coin: 150 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => spin(member)));
    const won = answers.flatMap(({ body }) => {
      const { success, result } = body as { success: boolean; result: { code: string } };
      return success ? [result.code] : [];
    });
    const more = won.filter((code) => code === "COIN1").length;
    expect(won.length).toBe(Math.min(200, 150 + more));
    expect((await setup(member)).userCoin).toBe(150 + more - won.length);
    const codes = new Set((await setup(member)).activeSpinwheel.slices.map(({ code }) => code));
    expect(won.every((code) => codes.has(code))).toBe(true);
    expect(new Set(won).size).toBeGreaterThan(3);
    const kept = won.filter((code) => code !== "COIN1" && code !== "AGAIN");
    expect((await coupons(member)).map(({ prize }) => prize.slice).sort()).toEqual(kept.sort());
  });
});

describe("a coupon", () => {
  it("won by a spin pays into the wallet when it is claimed, once of 200 times at once", async () => {
    const member = await operator.member({ coin: 1 });
    await rewards.change(member, "next-prize", { prize: "MONEY50" });
    await spin(member);
    const [won] = await coupons(member);
    expect(won).toMatchObject({
      prize: { name: "เงินรางวัล 50 บาท", slice: "MONEY50" },
      amount: 1,
      claimed: false,
    });
    expect((await operator.state(member)).wallet).toBe(0);
    const before = await provenBooks(operator);
    const answers = await Promise.all(Array.from({ length: 200 }, () => claim(member, won?._id)));
    const paid = answers.filter(({ body }) => (body as { success: boolean }).success);
    expect(paid).toEqual([{ status: 200, body: { success: true } }]);
    expect(await operator.state(member)).toMatchObject({ wallet: 50, statements: 1 });
    expect(await rewards.statement(member)).toMatchObject([
      { statementType: "bonus", amount: 50, description: { source: "luckydraw" } },
    ]);
    expect((await coupons(member))[0]?.claimed).toBe(true);
    expect((await provenBooks(operator)).promotion).toBeCloseTo(before.promotion - 50, 2);
  });

  it("for a bonus binds all money to a turnover, as many times as it says", async () => {
    const member = await operator.member({ walletAmount: 200 });
    const { coupons: given } = await rewards.change(member, "coupons", { prize: "BONUS5", amount: 2 });
    expect((await claim(member, given[0]?._id)).body).toEqual({ success: true });
    expect((await rewards.state(member)).bonus).toMatchObject({
      kind: "luckydraw",
      amount: 20,
      required: 440,
    });
    expect((await rewards.statement(member))[0]).toMatchObject({ description: { source: "luckydraw" } });
    const poor = await claimOf({ prize: "BONUS5" }, { walletAmount: 0 });
    expect(poor).toEqual(failure("MONEY_NOT_ENOUGH"));
  });

  it("expires by the operator's clock, and is nobody else's", async () => {
    const member = await operator.member();
    const { coupons: given } = await rewards.change(member, "coupons", { prize: "MONEY10" });
    const coupon = given[0]?._id;
    expect(await claim(await operator.member(), coupon)).toEqual(failure("INVALID_CODE"));
    await rewards.advance(30 * DAY_MS + 1_000);
    expect(await claim(member, coupon)).toEqual(failure("COUPON_EXPIRED"));
    await rewards.set({ couponDays: 60 });
    expect((await claim(member, coupon)).body).toEqual({ success: true });
  });

  it("failure keeps its shape whatever the wire variety", async () => {
    const member = await operator.member();
    const variety = { flagsAsNumbers: true, extraFields: true, nulls: true, failureKey: "code" };
    await operator.control("POST", "/wire", { username: member.username, ...variety });
    expect((await claim(member)).body).toMatchObject({ success: 0, error: "INVALID_CODE" });
  });
});
