import { bonus as rows } from "schemas/contract/bonus";
import { errorGroups } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { type Answer, refused, type TestMember } from "./operator-under-test";
import { provenBooks, rewardsOf } from "./rewards-member";

const operator = freshOperator();
const rewards = rewardsOf(operator);

const activate = (member: TestMember, code: string) => operator.call("bonus.activate", { code }, member);
const clear = (member: TestMember) => operator.call("bonus.clear", {}, member);
/** How to get each code of the group. */
const scenarios: Record<(typeof errorGroups.bonus)[number], () => Promise<Answer>> = {
  async BONUS_REMAINING() {
    const member = await operator.member({ bonus: "limit" });
    return activate(member, "DAILY10");
  },
  async BONUS_ALREADY_ACTIVE() {
    const member = await operator.member();
    await activate(member, "WELCOME");
    return activate(member, "WELCOME");
  },
  async BONUS_MAX_CLAIMED() {
    const member = await operator.member();
    await activate(member, "WELCOME");
    await rewards.change(member, "flags", { bonus: null });
    return activate(member, "WELCOME");
  },
  async BONUS_CONDITION() {
    return clear(await operator.member({ walletAmount: 500, bonus: "day" }));
  },
  async BONUS_CLEAR() {
    const member = await operator.member({ walletAmount: 500, bonus: "day" });
    await rewards.change(member, "wager", { amount: 2_500 });
    return clear(member);
  },
  async BONUS_FULL() {
    return activate(await operator.member(), "FIRST100");
  },
  async NO_PROMOTION() {
    return operator.call("promotion.find", { code: "NOSUCH" }, await operator.member());
  },
  async PROMOTION_RECEIVED() {
    const member = await operator.member();
    await operator.call("promotion.activate", { code: "GIFT50" }, member);
    return operator.call("promotion.activate", { code: "GIFT50" }, member);
  },
};

const statuses: Partial<Record<string, number>> = { BONUS_CLEAR: 200, NO_PROMOTION: 404 };

describe("each code of the Bonus group", () => {
  it.each(errorGroups.bonus)("%s comes from a rule", async (code) => {
    expect(await scenarios[code]()).toEqual(refused(code, statuses[code] ?? 400));
  });
});

describe("a bonus", () => {
  it("pays into the main wallet, binds all money to a turnover, and the statement says so", async () => {
    const member = await operator.member({ walletAmount: 900, games: { PG: 100 } });
    const before = await provenBooks(operator);
    const { body } = await activate(member, "DAILY10");
    expect(rows.activate.response.parse(body).userBonus).toMatchObject({ isActive: true });
    expect(await operator.state(member)).toMatchObject({ wallet: 990, games: { PG: 100 } });
    const terms = { kind: "bonus", code: "DAILY10", type: "day", amount: 90, turnover: 0, required: 2_180 };
    expect((await rewards.state(member)).bonus).toEqual({ ...terms, threshold: 9 });
    expect(await rewards.statement(member)).toMatchObject([
      { statementType: "bonus", status: "SUCCESS", amount: 90, description: { source: "bonus" } },
    ]);
    expect((await provenBooks(operator)).promotion).toBeCloseTo(before.promotion - 90, 2);
    const active = await operator.call("bonus.active", {}, member);
    expect(active.body).toEqual({ status: true, type: "day" });
  });

  it("gives no percentage above its most, and none of an empty wallet", async () => {
    const rich = await operator.member({ walletAmount: 100_000 });
    await activate(rich, "DAILY10");
    expect((await operator.state(rich)).wallet).toBe(100_500);
    expect(await activate(await operator.member(), "DAILY10")).toEqual(refused("MONEY_NOT_ENOUGH"));
  });

  it("grows its turnover with every win and loss, and ends with everything left once it is met", async () => {
    const member = await operator.member({ games: { PG: 100 } });
    await activate(member, "WELCOME");
    const play = (delta: number) => rewards.change(member, "play", { code: "PG", delta });
    await play(-60);
    await play(300);
    expect((await rewards.state(member)).bonus).toMatchObject({ turnover: 360, required: 600 });
    expect(await clear(member)).toEqual(refused("BONUS_CONDITION"));
    await rewards.change(member, "wager", { amount: 240 });
    expect(await clear(member)).toEqual({ status: 200, body: { message: "BONUS_CLEAR" } });
    expect(await operator.state(member)).toMatchObject({ wallet: 100, games: { PG: 340 }, bonus: null });
    const [ended] = await rewards.statement(member);
    expect(ended).toMatchObject({ statementType: "finish_bonus", amount: 0 });
    expect((await operator.call("bonus.active", {}, member)).body).toEqual({ status: false });
    expect((await clear(member)).status).toBe(404);
  });

  it("played away below percentFail of what was received ends too, and what is left goes back [7.50]", async () => {
    const member = await operator.member({ walletAmount: 0, games: { PG: 0 } });
    await activate(member, "WELCOME");
    const minimum = async () => (await operator.call("bonus.minimum", {}, member)).body;
    expect(await minimum()).toEqual({ status: false, minimum: 10 });
    await operator.call("wallet.transfer", { from: "wallet", to: "PG", amount: 100 }, member);
    await rewards.change(member, "play", { code: "PG", delta: -90 });
    expect(await clear(member)).toEqual(refused("BONUS_CONDITION"));
    await rewards.change(member, "play", { code: "PG", delta: -0.5 });
    expect(await minimum()).toEqual({ status: true, minimum: 10 });
    expect((await clear(member)).status).toBe(200);
    expect(await operator.state(member)).toMatchObject({ wallet: 0, games: { PG: 0 }, shown: { PG: 0 } });
    expect((await rewards.statement(member))[0]).toMatchObject({
      statementType: "finish_bonus",
      amount: 9.5,
    });
    await provenBooks(operator);
  });

  it("is received once of 200 activations at once", async () => {
    const member = await operator.member({ walletAmount: 1_000 });
    const codes = ["WELCOME", "DAILY10", "WEEK15", "TOPUP5"];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => activate(member, codes[index % 4] as string)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rewards.statement(member)).toHaveLength(1);
    await provenBooks(operator);
  });

  it("is full for everybody once its places are taken", async () => {
    await rewards.offer({ code: "THREE", amount: 1, capacity: 3 });
    const members = await Promise.all(Array.from({ length: 5 }, () => operator.member()));
    const answers = await Promise.all(members.map((member) => activate(member, "THREE")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([
      refused("BONUS_FULL"),
      refused("BONUS_FULL"),
    ]);
  });
});
