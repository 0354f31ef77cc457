import { bonus as rows } from "schemas/contract/bonus";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import type { TestMember } from "./operator-under-test";
import { rewardsOf } from "./rewards-member";

const DAY_MS = 86_400_000;

const operator = freshOperator();
const rewards = rewardsOf(operator);

const activate = (member: TestMember, code: string) => operator.call("bonus.activate", { code }, member);
const listed = async (member: TestMember, code: string) => {
  const { body } = await operator.call("bonus.list", {}, member);
  return rows.list.response.parse(body).bonuses.find((offer) => offer.code === code);
};

describe("how often a bonus can be received", () => {
  const receive = async (member: TestMember, code: string) => {
    const answer = await activate(member, code);
    await rewards.change(member, "flags", { bonus: null });
    return answer.status;
  };
  const at = (set: string) => operator.control("POST", "/clock", { set });

  it("counts the operator's local days: from 17:00 UTC on it is tomorrow", async () => {
    const member = await operator.member({ walletAmount: 1_000 });
    await at("2031-05-07T16:58:00.000Z");
    expect([await receive(member, "DAILY10"), await receive(member, "DAILY10")]).toEqual([200, 400]);
    await at("2031-05-07T17:00:00.000Z");
    expect([await receive(member, "DAILY10"), await receive(member, "DAILY10")]).toEqual([200, 400]);
    expect((await listed(member, "DAILY10"))?.userBonus?.received).toHaveLength(2);
  });

  it("counts weeks from Monday on, and a limit for ever", async () => {
    const member = await operator.member({ walletAmount: 1_000 });
    await at("2031-05-11T16:58:00.000Z");
    const week = [
      await receive(member, "TWICE8"),
      await receive(member, "TWICE8"),
      await receive(member, "TWICE8"),
    ];
    expect(week).toEqual([200, 200, 400]);
    expect([await receive(member, "WELCOME"), await receive(member, "WELCOME")]).toEqual([200, 400]);
    await at("2031-05-11T17:00:00.000Z");
    expect(await receive(member, "TWICE8")).toBe(200);
    await rewards.advance(400 * DAY_MS);
    expect(await receive(member, "WELCOME")).toBe(400);
  });
});

describe("the list of bonuses", () => {
  it("has every type with its banners, and tells the times it was received", async () => {
    const member = await operator.member({ walletAmount: 100 });
    const { body } = await operator.call("bonus.list", {}, member);
    const { bonuses } = rows.list.response.parse(body);
    expect([...new Set(bonuses.map(({ type }) => type))].sort()).toEqual(["day", "limit", "week"]);
    expect(bonuses.find(({ code }) => code === "TOPUP5")?.banners).toEqual([]);
    expect(bonuses.find(({ code }) => code === "WEEK15")?.banners).toHaveLength(3);
    expect(bonuses.every(({ userBonus }) => userBonus === undefined)).toBe(true);
    await operator.control("POST", "/clock", { set: "2031-05-07T10:00:00.000Z" });
    await activate(member, "WEEK15");
    expect((await listed(member, "WEEK15"))?.userBonus).toMatchObject({
      isActive: true,
      received: [{ updatedAt: expect.closeTo(Date.parse("2031-05-07T10:00:00.000Z"), -5) }],
    });
    expect((await listed(member, "WELCOME"))?.userBonus).toBeUndefined();
  });

  it("keeps the id of a bonus over the times it is received", async () => {
    const member = await operator.member({ walletAmount: 100 });
    await activate(member, "TOPUP5");
    const first = (await listed(member, "TOPUP5"))?.userBonus;
    await rewards.change(member, "flags", { bonus: null });
    expect((await listed(member, "TOPUP5"))?.userBonus).toEqual({ ...first, isActive: false });
    await activate(member, "TOPUP5");
    expect(await listed(member, "TOPUP5")).toMatchObject({ userBonus: { _id: first?._id, isActive: true } });
  });
});
