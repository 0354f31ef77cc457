import { expect, it } from "vitest";
import { contract } from "./index";
import { parseLeniently } from "./leniency";

const profile = { _id: "1", username: "u", name: "n" };
const slot = { code: "PG", name: "PG", category: "slot", isActive: false };

it("an optional number that nobody can read is absent and noted, and costs nothing else: no row is missing for it", () => {
  const at = "2026-01-01T00:00:00Z";
  const bonus = { code: "A", type: "day", maxReceived: 1 };
  for (const odd of ["many", "1,000.00", {}, [], true, "NaN"]) {
    const answers: [{ safeParse: unknown }, object, string[]][] = [
      [contract.account.profile.response, { profile: { ...profile, coin: odd } }, ["profile.coin"]],
      [
        contract.wallet.get.response,
        {
          profile: { ...profile, coin: odd },
          wallet: { amount: 1 },
          invite: { amount: odd },
          slots: [{ ...slot, ftWalletSlot: odd }],
        },
        ["profile.coin", "invite.amount", "slots.ftWalletSlot"],
      ],
      [contract.lookup.withdraw.response, { withdrawMin: 1, withdrawMax: odd }, ["withdrawMax"]],
      [contract.bonus.list.response, [{ ...bonus, percentFail: odd }], ["bonuses.percentFail"]],
      [contract.bonus.minimum.response, { status: true, minimum: odd }, ["minimum"]],
      [contract.promotion.find.response, { description: "x", percentFail: odd }, ["percentFail"]],
      [
        contract.promotion.current.response,
        { promotion: { code: "A", percentFail: odd } },
        ["promotion.percentFail"],
      ],
      [contract.qrcode.create.response, { hasQrcode: true, qrcode: "<svg/>", amount: odd }, ["amount"]],
      [contract.spinwheel.coupons.response, [{ _id: "1", prize: "x", amount: odd }], ["coupons.amount"]],
      [contract.spinwheel.spin.response, { success: true, code: "A", remainingCoin: odd }, ["remainingCoin"]],
      [
        contract.statement.slips.response,
        { slips: [{ createdAt: at, status: "x", amount: odd }] },
        ["slips.amount"],
      ],
      [contract.statement.list.response, { statements: [], total: odd }, ["total"]],
    ];
    for (const [response, answer, places] of answers) {
      const { success, data, faults } = parseLeniently(
        response as typeof contract.qrcode.get.response,
        answer,
      );
      expect([success, faults]).toEqual([true, places]);
      const list = Array.isArray(answer) ? Object.values(data ?? {})[0] : [1];
      expect(list).toHaveLength(1);
      expect(data).not.toMatchObject({ omitted: [expect.anything()] });
    }
  }
});
