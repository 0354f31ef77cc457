import type { EndpointName } from "schemas/contract";
import { contract } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { flavours, seedNames } from "../../scripts/sandbox/seed/seeds";
import { sharedOperator } from "../support/shared-operator";
import type { TestMember } from "./operator-under-test";
import { provenBooks, rewardsOf } from "./rewards-member";

/** Each demo member with a call and its expected result, as the member's situation promises. */
const promises: readonly [string, EndpointName, object, string][] = [
  ["0812345901", "bonus.clear", {}, "BONUS_CLEAR"],
  ["0812345902", "bonus.clear", {}, "BONUS_CLEAR"],
  ["0812345603", "bonus.clear", {}, "BONUS_CONDITION"],
  ["0812345603", "promotion.activate", { code: "GIFT50" }, "BONUS_REMAINING"],
  ["0812345903", "bonus.activate", { code: "WELCOME" }, "BONUS_MAX_CLAIMED"],
  ["0812345903", "bonus.activate", { code: "TOPUP5" }, "BONUS_MAX_CLAIMED"],
  ["0812345903", "bonus.activate", { code: "TWICE8" }, "BONUS_MAX_CLAIMED"],
  ["0812345903", "promotion.activate", { code: "NOV15" }, "PROMOTION_RECEIVED"],
  ["0812345905", "bonus.activate", { code: "FIRST100" }, "BONUS_FULL"],
  ["0812345905", "promotion.activate", { code: "LASTONE" }, "BONUS_FULL"],
  ["0812345904", "invite.bonus", {}, "INVITE_BONUS_SUCCESS"],
  ["0812345602", "invite.bonus", {}, "NO_INVITE_BONUS"],
  ["0812345905", "invite.bonus", {}, "NO_INVITEE_PLAY_INFO"],
  ["0812345906", "invite.bonus", {}, "INVITE_COLLECT"],
  ["0812345907", "invite.bonus", {}, "INVITE_BONUS_FAIL"],
  ["0812345908", "refund.receive", {}, "REFUND_SUCCESS"],
  ["0812345909", "refund.addWallet", {}, "REFUND_CONDITION"],
  ["0812345910", "refund.addWallet", {}, "REFUND_MINIMUM"],
  ["0812345602", "refund.addWallet", {}, "NO_REFUND"],
  ["0812345911", "refund.receive", {}, "BONUS_REMAINING"],
];

describe.each(seedNames)("the rewards of the %s demo data", (seed) => {
  const { scale, rewards: words } = flavours[seed];
  const operator = sharedOperator({ seed });

  async function signedIn(username: string): Promise<TestMember> {
    const { body } = await operator.call("account.login", { username, password: "kapao1234" });
    return { _id: "", username, password: "", token: (body as { token: string }).token };
  }

  it("has a member for each state, and none opens wrong books", async () => {
    const before = await provenBooks(operator);
    expect(before.promotion).toBe(0);
    for (const [username, call, input, code] of promises) {
      const { body } = await operator.call(call, { ...input }, await signedIn(username));
      expect([username, call, body]).toEqual([username, call, { message: code }]);
    }
    const taken = 4.5 * scale;
    expect((await provenBooks(operator)).promotion).toBeCloseTo(taken - (350 + 1_250) * scale, 2);
  });

  it("has a coupon of every kind, each with what comes of claiming it", async () => {
    const member = await signedIn("0812345912");
    const { body } = await operator.call("spinwheel.coupons", {}, member);
    const { coupons } = contract.spinwheel.coupons.response.parse(body);
    const answers: unknown[] = [];
    for (const { _id: coupon } of coupons) {
      answers.push((await operator.call("spinwheel.claim", { coupon }, member)).body);
    }
    const failures = ["INVALID_COUPON_TYPE", "NO_CLAIMABLE_COUPON", "INVALID_PRIZE_CODE", "COUPON_EXPIRED"];
    expect(answers).toEqual([
      { success: true },
      { success: true },
      { success: true },
      ...failures.map((error) => ({ success: false, error })),
    ]);
    const state = await rewardsOf(operator).state(member);
    expect([state.coin, state.bonus?.kind]).toEqual([5, "luckydraw"]);
  });

  it("names amounts in its currency, in texts of its own language", async () => {
    const member = await signedIn("0812345678");
    const setup = contract.spinwheel.setup.response.parse(
      (await operator.call("spinwheel.setup", {}, member)).body,
    );
    const labels = setup.result.activeSpinwheel.slices.map(({ label }) => label);
    expect(labels).toContain(words.money(50 * scale));
    const { body } = await operator.call("bonus.list", {}, member);
    const { bonuses } = contract.bonus.list.response.parse(body);
    for (const { code, banners } of bonuses.filter(({ banners: pictures }) => pictures?.length)) {
      expect(banners?.[0]?.html, code).toMatch(/^<h3>/);
    }
    const script = { thai: /\p{Script=Thai}/u, lao: /\p{Script=Lao}/u, english: /^[\x20-\x7e≤×]*$/ }[seed];
    const texts = [
      ...labels.filter((label) => !/^\+?[\d,]+ THB$/.test(label)),
      ...Object.values(words.inviteFail),
      ...Object.values(words.bonuses),
      ...Object.values(words.promotions),
    ];
    for (const text of texts) expect(text).toMatch(script);
  });
});
