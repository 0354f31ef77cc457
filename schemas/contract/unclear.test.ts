import { describe, expect, it } from "vitest";
import { contract } from "./index";
import { parseLeniently } from "./leniency";

const profile = { _id: "1", username: "u", name: "n" };
const slot = { code: "PG", name: "PG", category: "slot", isActive: false };
const walletWith = (game: object, more: object = {}) =>
  parseLeniently(contract.wallet.get.response, {
    profile,
    wallet: { amount: 1 },
    slots: [{ ...slot, ...game }],
    ...more,
  });

/** What operator-api.md decides where an answer is unclear. */
describe("an unclear answer", () => {
  it("of a game that is not active may have no amount, which is 0; of an active one that is a fault", () => {
    for (const game of [{ amount: null }, {}]) {
      const { data, faults } = walletWith(game);
      expect(data?.slots).toMatchObject([{ code: "PG", amount: 0 }]);
      expect(faults).toEqual([]);
    }
    expect(walletWith({ amount: null, isActive: true }).data?.omitted).toEqual(["slots.0.amount"]);
  });

  it("means the same in any case; words that are not known stay as they are written", () => {
    const at = "2026-01-01T00:00:00Z";
    const entry = (more: object) => ({
      statementType: "Deposit",
      status: "Success",
      amount: 1,
      createdAt: at,
      ...more,
    });
    const statements = [
      entry({ description: { source: "INVITE" } }),
      entry({ statementType: "Cashback", status: "Waiting" }),
    ];
    expect(contract.statement.list.response.parse({ statements }).statements).toMatchObject([
      { statementType: "deposit", status: "SUCCESS", description: { source: "invite" } },
      { statementType: "Cashback", status: "Waiting" },
    ]);
    const slips = [{ createdAt: at, status: "failed" }];
    expect(contract.statement.slips.response.parse({ slips }).slips).toMatchObject([{ status: "FAILED" }]);
    expect(contract.bonus.active.response.parse({ status: true, type: "LuckyDraw" }).type).toBe("luckydraw");
    expect(walletWith({ amount: 0, category: "LOTTO" }).data?.slots).toMatchObject([{ category: "lotto" }]);
    const offer = contract.lookup.deposit.response.parse({ banks: [{ bankCode: "kbank", mode: "auto" }] });
    expect(offer.banks).toMatchObject([{ bankCode: "kbank", mode: "AUTO" }]);
  });

  it("of the deposit look-up may lack banks, wallets and the manual flag", () => {
    for (const none of [{}, { banks: null, wallets: null, isManual: null }])
      expect(contract.lookup.deposit.response.parse(none)).toMatchObject({ banks: [], wallets: [] });
  });

  it("says with a flag, a text or nothing whether something can be received", () => {
    const check = { result: true, bonus: false, refundAmount: 5 };
    for (const said of [true, false, "not yet", null])
      expect(
        contract.refund.check.response.parse({ ...check, refundSuccess: said, refundFail: said }),
      ).toMatchObject({ refundSuccess: said ?? undefined, refundFail: said ?? undefined });
    const read = (fail: unknown) => walletWith({ amount: 0 }, { invite: { fail } }).data?.invite?.fail;
    expect([0, "0", "FALSE", " False ", 1, "1", "True"].map(read)).toEqual([
      ...Array(4).fill(false),
      ...Array(3).fill(true),
    ]);
    expect(["", null, "Later"].map(read)).toEqual([undefined, undefined, "Later"]);
  });

  it("of the limits has no maximum where it is 0, null or absent", () => {
    const mostOf = (more: object) =>
      contract.lookup.withdraw.response.parse({ withdrawMin: 1, ...more }).withdrawMax;
    expect([{}, { withdrawMax: 0 }, { withdrawMax: "0.00" }, { withdrawMax: null }].map(mostOf)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(mostOf({ withdrawMax: 5 })).toBe(500);
  });

  it("of the profile may have a time that cannot be read, which is omitted and noted", () => {
    const { data, faults } = parseLeniently(contract.account.profile.response, {
      profile: { ...profile, createdAt: "soon" },
    });
    expect(data?.profile).toEqual({ ...profile, createdAt: undefined });
    expect(faults).toEqual(["profile.createdAt"]);
  });

  it("of a bonus with a null where a picture should be costs no bonus, with one where its code or limit should be only that bonus", () => {
    const offer = { type: "Day", maxReceived: 2 };
    const { data, faults } = parseLeniently(contract.bonus.list.response, [
      { ...offer, code: null },
      { ...offer, code: "A", banners: [{ image: null }] },
      { ...offer, code: "B", maxReceived: null },
      { ...offer, code: "C", banners: null, userBonus: null, percentFail: null },
    ]);
    expect(data?.bonuses.map(({ code }) => code)).toEqual(["A", "C"]);
    const rows = ["bonuses.0.code", "bonuses.2.maxReceived"];
    expect(data?.omitted).toEqual(rows);
    expect([...faults].sort()).toEqual([...rows, "bonuses.banners"]);
  });

  it("of a list with an odd time, a null or no object at all costs that row only, in every list", () => {
    const at = "2026-01-01T00:00:00Z";
    const lists: [{ safeParse: unknown }, object][] = [
      [
        contract.statement.list.response,
        { statementType: "deposit", status: "SUCCESS", amount: 1, createdAt: at },
      ],
      [contract.statement.slips.response, { status: "SUCCESS", createdAt: at }],
      [contract.invite.list.response, { amount: 1, createdAt: at }],
      [contract.refund.list.response, { refundAmount: 1, createdAt: at }],
    ];
    const odd = ["", "soon", null, 0, {}, "0000-00-00", "2026-02-31 99:00"];
    for (const [response, row] of lists) {
      const sent = [...odd.map((createdAt) => ({ ...row, createdAt })), row, null, [], 7];
      const { data } = parseLeniently(response as typeof contract.invite.list.response, sent);
      expect(Object.values(data ?? {})[0]).toHaveLength(1);
      expect(data?.omitted).toHaveLength(odd.length + 3);
    }
    const { data } = parseLeniently(contract.lookup.banks.response, [
      { code: "SCB" },
      { code: "KTB", nameTH: "x" },
    ]);
    expect(data?.banks.map(({ code }) => code)).toEqual(["KTB"]);
    const coupons = [
      { _id: "1", prize: null },
      { _id: "2", prize: "50" },
      { _id: "", prize: "x" },
    ];
    expect(parseLeniently(contract.spinwheel.coupons.response, coupons).data?.coupons).toMatchObject([
      { _id: "2", prize: { name: "50" } },
    ]);
  });

  it("of a spin has its prize in a result or beside the success, and a bonus is received with a plain word", () => {
    const prize = { code: "A", label: "ten", remainingCoin: 1 };
    for (const said of [
      { success: true, result: prize },
      { success: "true", ...prize },
    ])
      expect(contract.spinwheel.spin.response.parse(said)).toEqual({ result: prize });
    expect(contract.spinwheel.spin.response.safeParse({ success: true }).success).toBe(false);
    for (const said of [{}, { message: "SUCCESS" }, { userBonus: null }])
      expect(contract.bonus.activate.response.parse(said)).toEqual({});
  });

  it("names the member's currency in any case, LAK or THB, as BAHT too; any other word or shape is none and no fault", () => {
    const read = (currency: unknown) => {
      const { data, faults } = walletWith({ amount: 0, currency: "EUR" }, { currency });
      expect(faults).toEqual([]);
      return data?.currency;
    };
    expect(["LAK", "lak", " Lak\n", "THB", "thb", "Baht", "BAHT"].map(read)).toEqual([
      "LAK",
      "LAK",
      "LAK",
      "THB",
      "THB",
      "THB",
      "THB",
    ]);
    const none = [
      "",
      " ",
      null,
      undefined,
      "USD",
      "LAKH",
      "₭",
      418,
      true,
      { code: "LAK" },
      ["LAK"],
      "__proto__",
    ];
    expect(none.map(read)).toEqual(none.map(() => undefined));
  });
});
