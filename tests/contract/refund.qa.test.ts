import { errorGroups } from "schemas/contract/errors";
import { refund as rows } from "schemas/contract/refund";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { type Answer, refused, type TestMember } from "./operator-under-test";
import { provenBooks, rewardsOf } from "./rewards-member";

const DAY_MS = 86_400_000;

const operator = freshOperator();
const rewards = rewardsOf(operator);

const ways = ["refund.addWallet", "refund.receive"] as const;
const check = async (member: TestMember) => {
  const { body } = await operator.call("refund.check", {}, member);
  return rows.check.response.parse(body);
};
const done = { status: 200, body: { message: "REFUND_SUCCESS" } };

type Way = (typeof ways)[number];

/** How to get each code of the group, for both ways to receive the refund. */
const scenarios: Record<(typeof errorGroups.refund)[number], (way: Way) => Promise<Answer>> = {
  NO_REFUND: async (way) => operator.call(way, {}, await operator.member({ games: { PG: 500 } })),
  REFUND_CONDITION: async (way) => operator.call(way, {}, await rewards.loser(99.99)),
  REFUND_SUCCESS: async (way) => operator.call(way, {}, await rewards.loser(1_000)),
  async REFUND_INACTIVE(way) {
    const member = await rewards.loser(1_000);
    await rewards.set({ refundActive: false });
    return operator.call(way, {}, member);
  },
  async REFUND_MINIMUM(way) {
    const member = await rewards.loser(1_000);
    await rewards.change(member, "play", { code: "PG", delta: 1_000 });
    return operator.call(way, {}, member);
  },
};

describe.each(ways)("each code of the Refund group, by %s", (way) => {
  it.each(errorGroups.refund)("%s comes from a rule", async (code) => {
    expect(await scenarios[code](way)).toEqual(refused(code, code === "REFUND_SUCCESS" ? 200 : 400));
  });
});

describe("a refund of losses", () => {
  it("to the wallet is 5% of what was lost, without a condition; the losses then count from 0", async () => {
    const member = await rewards.loser(1_234.5);
    const before = await provenBooks(operator);
    expect(await check(member)).toMatchObject({ result: true, bonus: false, refundAmount: 6_172 });
    expect(await operator.call("refund.addWallet", {}, member)).toEqual(done);
    expect(await operator.state(member)).toMatchObject({ wallet: 61.72, bonus: null });
    expect(await rewards.statement(member)).toMatchObject([
      { statementType: "bonus", amount: 61.72, description: { source: "refund" } },
    ]);
    expect(await check(member)).toMatchObject({ result: false, refundAmount: 0 });
    expect(await operator.call("refund.addWallet", {}, member)).toEqual(refused("NO_REFUND"));
    expect((await provenBooks(operator)).promotion).toBeCloseTo(before.promotion - 61.72, 2);
  });

  it("as a bonus binds all money to a turnover, and cannot be received while a bonus is held", async () => {
    const member = await rewards.loser(1_000, { walletAmount: 150, bonus: "limit" });
    expect(await check(member)).toMatchObject({ result: true, bonus: true, refundAmount: 5_000 });
    expect(await operator.call("refund.receive", {}, member)).toEqual(refused("BONUS_REMAINING"));
    expect((await check(member)).refundAmount).toBe(5_000);
    await rewards.change(member, "flags", { bonus: null });
    expect(await operator.call("refund.receive", {}, member)).toEqual(done);
    expect((await rewards.state(member)).bonus).toMatchObject({ kind: "refund", amount: 50, required: 200 });
    expect((await operator.call("bonus.active", {}, member)).body).toEqual({ status: true, type: "refund" });
    expect((await rewards.statement(member))[0]).toMatchObject({ description: { source: "refund" } });
  });

  it("to the wallet is possible while a bonus is held", async () => {
    const member = await rewards.loser(1_000, { bonus: "limit" });
    expect(await operator.call("refund.addWallet", {}, member)).toEqual(done);
  });

  it("takes wins off the losses, and says which conditions are met", async () => {
    const member = await rewards.loser(150, { games: { PG: 150, JOKER: 50 } });
    const first = await check(member);
    expect(first).toMatchObject({ result: true, refundAmount: 750 });
    expect(first.refundFail).toBeUndefined();
    expect(first.refundSuccess).toContain("ยอดเสียถึง 100 บาท แล้ว");
    expect(first.info).toContain("5%");
    await rewards.change(member, "play", { code: "JOKER", delta: 60 });
    const second = await check(member);
    expect(second).toMatchObject({ result: false, refundAmount: 450 });
    expect(second.refundFail).toBe("ยอดเสียยังไม่ถึง 100 บาท");
    expect(second.refundSuccess).toBe("วันนี้ยังรับคืนยอดเสียได้");
  });

  it("is given once a day of the operator's, by its clock", async () => {
    await operator.control("POST", "/clock", { set: "2031-05-07T16:00:00.000Z" });
    const member = await rewards.loser(1_000, { games: { PG: 1_000, JOKER: 1_000 } });
    await operator.call("refund.addWallet", {}, member);
    await rewards.change(member, "play", { code: "JOKER", delta: -1_000 });
    expect(await operator.call("refund.addWallet", {}, member)).toEqual(refused("REFUND_CONDITION"));
    expect((await check(member)).refundFail).toBe("วันนี้รับคืนยอดเสียไปแล้ว");
    await rewards.advance(DAY_MS / 24);
    expect(await operator.call("refund.addWallet", {}, member)).toEqual(done);
  });

  it.each(ways)("is received once of 200 times at once, by %s", async (way) => {
    const member = await rewards.loser(2_000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => operator.call(way, {}, member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await operator.state(member)).toMatchObject({ wallet: 100, statements: 1 });
    await provenBooks(operator);
  });
});

describe("the log of refunds and the banners", () => {
  it("pages the log newest first, the one just received on top", async () => {
    const { body } = await operator.call("account.login", { username: "0812345908", password: "kapao1234" });
    const member = { ...(body as { token: string }), _id: "", username: "0812345908", password: "" };
    const page = async (number: number) => {
      const answer = await operator.call("refund.list", { page: number, limit: 10 }, member);
      return rows.list.response.parse(answer.body);
    };
    expect([(await page(1)).total, (await page(2)).refunds.length]).toEqual([14, 4]);
    await operator.call("refund.receive", {}, member);
    const { total, refunds } = await page(1);
    expect([total, refunds[0]?.refundAmount]).toEqual([15, 125_000]);
    const times = refunds.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("has banners, or none when they are switched off", async () => {
    const member = await operator.member();
    const banners = async () => {
      const { body } = await operator.call("refund.banners", {}, member);
      return rows.banners.response.parse(body).banners;
    };
    expect((await banners()).map(({ html }) => html === undefined)).toEqual([false, false, true]);
    await rewards.set({ refundBanners: false });
    expect(await banners()).toEqual([]);
  });
});
