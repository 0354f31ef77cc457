import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { refused, type TestMember } from "./operator-under-test";
import { provenBooks, rewardsOf } from "./rewards-member";

const operator = freshOperator();
const rewards = rewardsOf(operator);

const find = (member: TestMember, code: string) => operator.call("promotion.find", { code }, member);
const activate = (member: TestMember, code: string) => operator.call("promotion.activate", { code }, member);
const current = async (member: TestMember) => (await operator.call("promotion.current", {}, member)).body;

describe("a promotion code", () => {
  it("is found in capitals only, and looking for it grants nothing", async () => {
    const member = await operator.member({ walletAmount: 100 });
    const { status, body } = await find(member, "NOV15");
    expect({ status, body }).toMatchObject({ status: 200, body: { percentFail: 10 } });
    expect((body as { description: string }).description).toContain("15%");
    expect(await find(member, "nov15")).toEqual(refused("NO_PROMOTION", 404));
    expect(await activate(member, "nov15")).toEqual(refused("NO_PROMOTION", 404));
    expect(await operator.state(member)).toMatchObject({ wallet: 100, statements: 0 });
  });

  it("pays once, with a turnover, and its entry names the promotion", async () => {
    const member = await operator.member({ walletAmount: 1_000 });
    expect(await activate(member, "NOV15")).toEqual({ status: 200, body: { message: "SUCCESS" } });
    expect(await operator.state(member)).toMatchObject({ wallet: 1_150, bonus: "promotion" });
    expect((await rewards.state(member)).bonus).toMatchObject({ kind: "promotion", required: 3_450 });
    expect(await rewards.statement(member)).toMatchObject([
      { statementType: "bonus", amount: 150, description: { source: "promotion" } },
    ]);
    await rewards.change(member, "wager", { amount: 3_450 });
    await operator.call("bonus.clear", {}, member);
    expect((await rewards.statement(member))[0]).toMatchObject({
      statementType: "finish_bonus",
      description: { source: "promotion" },
    });
    expect(await activate(member, "NOV15")).toEqual(refused("PROMOTION_RECEIVED"));
  });

  it("waits for the end of a bonus, and ends with its places", async () => {
    const member = await operator.member({ bonus: "week" });
    expect(await activate(member, "GIFT50")).toEqual(refused("BONUS_REMAINING"));
    expect(await activate(await operator.member(), "LASTONE")).toEqual(refused("BONUS_FULL"));
    await operator.control("POST", `/members/${member.username}/flags`, { bonus: null });
    expect((await activate(member, "GIFT50")).status).toBe(200);
  });

  it("is received once of 200 activations at once", async () => {
    const member = await operator.member();
    const answers = await Promise.all(Array.from({ length: 200 }, () => activate(member, "GIFT50")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await operator.state(member)).toMatchObject({ wallet: 50, statements: 1 });
    await provenBooks(operator);
  });
});

describe("the current promotion", () => {
  it("is the announced one until the member has received it", async () => {
    const member = await operator.member({ walletAmount: 10 });
    expect(await current(member)).toMatchObject({ promotion: { code: "NOV15", percentFail: 10 } });
    await activate(member, "NOV15");
    expect(await current(member)).toEqual({ promotion: null });
    await rewards.set({ currentPromotion: "none" });
    expect(await current(await operator.member())).toEqual({ promotion: null });
  });
});
