import { errorGroups } from "schemas/contract/errors";
import { invite as rows } from "schemas/contract/invite";
import { wallet } from "schemas/contract/wallet";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { type Answer, refused, type TestMember } from "./operator-under-test";
import { provenBooks, rewardsOf } from "./rewards-member";

const operator = freshOperator();
const rewards = rewardsOf(operator);

const receive = (member: TestMember) => operator.call("invite.bonus", {}, member);
const shown = async (member: TestMember) => {
  const { body } = await operator.call("wallet.get", {}, member);
  return wallet.get.response.parse(body).invite;
};
const page = async (member: TestMember, number: number, limit = 10) => {
  const { body } = await operator.call("invite.list", { page: number, limit }, member);
  return rows.list.response.parse(body);
};

let lastPhone = 940_000_000;

/** A new member who registers through another member's invite link. */
async function friendOf(inviteCode: string, name = "น้องใหม่"): Promise<TestMember> {
  const username = `0${++lastPhone}`;
  const bank = { bankCode: "SCB", bankAccountName: "NONG MAI", bankAccountNo: username };
  await operator.call("account.register", { name, username, password: "secret-1", inviteCode, ...bank });
  const { body } = await operator.call("account.login", { username, password: "secret-1" });
  return { _id: "", username, password: "secret-1", token: (body as { token: string }).token };
}

/** How to get each code of the group. */
const scenarios: Record<(typeof errorGroups.invite)[number], () => Promise<Answer>> = {
  async INVITE_COLLECT() {
    const member = await operator.member({ inviteAmount: 20 });
    await receive(member);
    return receive(member);
  },
  async INVITE_INACTIVE() {
    await rewards.set({ inviteActive: false });
    return receive(await operator.member({ inviteAmount: 20 }));
  },
  NO_INVITE_BONUS: async () => receive(await operator.member()),
  async NO_INVITEE_PLAY_INFO() {
    const member = await operator.member();
    await friendOf(`PR${member._id}`);
    return receive(member);
  },
  INVITE_BONUS_SUCCESS: async () => receive(await operator.member({ inviteAmount: 20 })),
  INVITE_BONUS_FAIL: async () => receive(await operator.member({ inviteAmount: 0.99 })),
};

describe("each code of the Invite group", () => {
  it.each(errorGroups.invite)("%s comes from a rule", async (code) => {
    expect(await scenarios[code]()).toEqual(refused(code, code === "INVITE_BONUS_SUCCESS" ? 200 : 400));
  });
});

describe("inviting a friend", () => {
  it("works through the link's code: the friend joins, plays, and the inviter receives a share", async () => {
    const member = await operator.member({ walletAmount: 10 });
    const friend = await friendOf(`PR${member._id}`, "ปลา");
    expect(await page(member, 1)).toMatchObject({
      total: 1,
      invites: [{ from: { name: "ปลา" }, amount: 0 }],
    });
    await rewards.change(friend, "wager", { amount: 1_234.56 });
    expect(await shown(member)).toEqual({ amount: 1_234, success: true, fail: false });
    const before = await provenBooks(operator);
    expect((await receive(member)).status).toBe(200);
    expect(await operator.state(member)).toMatchObject({ wallet: 22.34 });
    expect(await rewards.statement(member)).toMatchObject([
      { statementType: "bonus", status: "SUCCESS", amount: 12.34, description: { source: "invite" } },
    ]);
    expect((await page(member, 1)).invites).toMatchObject([
      { from: { name: "ปลา" }, amount: 1_234 },
      { from: { name: "ปลา" }, amount: 0 },
    ]);
    expect((await provenBooks(operator)).promotion).toBeCloseTo(before.promotion - 12.34, 2);
    expect((await rewards.state(member)).bonus).toBeNull();
  });

  it("earns by the percentage of the settings", async () => {
    const member = await operator.member();
    const friend = await friendOf(`PR${member._id}`);
    await rewards.set({ invitePercent: 10 });
    await rewards.change(friend, "wager", { amount: 30 });
    expect((await rewards.state(member)).invite).toEqual({
      invitees: 1,
      played: 30,
      pending: 3,
      received: 0,
    });
  });

  it.each(["PR", "PRnobody", "XX", "pr"])("a code of nobody, %s, registers all the same", async (code) => {
    const member = await operator.member();
    expect((await friendOf(code === "pr" ? `pr${member._id}` : code)).token).not.toBe("");
    expect((await page(member, 1)).total).toBe(0);
  });

  it("is received once of 200 times at once", async () => {
    const member = await operator.member({ inviteAmount: 77.7 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => receive(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await operator.state(member)).toMatchObject({ wallet: 77.7, statements: 1 });
    await provenBooks(operator);
  });
});

describe("what the wallet and the list show", () => {
  it.each([
    ["nobody invited", {}, "ยังไม่มีโบนัสชวนเพื่อน"],
    ["nobody played", { invitees: 2 }, "เพื่อนที่คุณชวนยังไม่ได้เล่น"],
    ["too little yet", { invitees: 1, invitePending: 0.5 }, "ยอดโบนัสยังน้อยเกินกว่าจะรับได้"],
    ["all received", { invitees: 1, invitePlayed: 9, inviteReceived: 4 }, "คุณรับโบนัสชวนเพื่อนครบแล้ว"],
  ])("%s: the wallet says why there is nothing to receive", async (_, friends, fail) => {
    const member = await operator.member();
    if ("invitees" in friends) await rewards.change(member, "invitees", friends);
    expect(await shown(member)).toMatchObject({ success: false, fail });
  });

  it("pages the history newest first, each entry once", async () => {
    const member = await operator.member();
    await rewards.change(member, "invitees", { invitees: 12, invitePending: 100.05, inviteReceived: 3 });
    await receive(member);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(member, number)));
    expect(pages.map(({ invites }) => invites.length)).toEqual([10, 10, 10, 6, 0]);
    expect(pages.every(({ total }) => total === 36)).toBe(true);
    const times = pages.flatMap(({ invites }) => invites.map(({ createdAt }) => createdAt));
    expect(times.slice(0, 12)).toEqual(times.slice(0, 12).sort().reverse());
    const received = pages.flatMap(({ invites }) => invites).reduce((sum, { amount }) => sum + amount, 0);
    expect(received).toBe(10_005 + 12 * 300);
  });

  it("has banners of 300 × 211 served by the operator itself, or none", async () => {
    const member = await operator.member();
    const banners = async () => {
      const { body } = await operator.call("invite.banners", {}, member);
      return rows.banners.response.parse(body).banners;
    };
    const pictures = await banners();
    expect(pictures.length).toBeGreaterThan(3);
    for (const { image } of pictures) {
      const response = await fetch(image);
      const bytes = Buffer.from(await response.arrayBuffer());
      const isPng = image.endsWith(".png");
      expect([image, response.headers.get("content-type")]).toEqual([
        image,
        isPng ? "image/png" : "image/svg+xml; charset=utf-8",
      ]);
      if (isPng) expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([300, 211]);
      else expect(bytes.toString()).toContain('width="300" height="211"');
    }
    expect((await fetch(`${operator.url}/assets/banner-NOSUCH-1.svg`)).status).toBe(404);
    await rewards.set({ inviteBanners: false });
    expect(await banners()).toEqual([]);
  });
});
