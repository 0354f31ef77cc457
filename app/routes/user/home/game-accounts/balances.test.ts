import fc from "fast-check";
import { satang, toWireAmount } from "schemas/amount";
import { contract } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { pictureOf } from "~/html/pictures";
import type { Wallet } from "~/member/answers";
import { contextWith } from "../../../../../tests/support/request-context";
import { balancesOf as balancesWith } from "./balances.server";

const context = contextWith({ extraGameHosts: [], picture: (address) => pictureOf(address, false) });
const balancesOf = (read: Wallet) => balancesWith(read, context);

interface Slot {
  category?: string;
  amount?: unknown;
  ftWalletSlot?: unknown;
  isActive?: boolean;
  logo?: string;
  background?: string;
}

/** A wallet as the operator sends it, parsed by the contract. */
function wallet(main: unknown, slots: Slot[]): Wallet {
  const profile = { _id: "1", username: "0812345678", name: "ปลา" };
  const rows = slots.map((slot, index) => ({
    code: `G${index}`,
    name: `Game ${index}`,
    category: "slot",
    isActive: true,
    amount: 0,
    ...slot,
  }));
  return contract.wallet.get.response.parse({ profile, wallet: { amount: main }, slots: rows });
}

const amounts = fc.integer({ min: -100_000_000, max: 10_000_000_000 }).map(satang);

describe("a member's balances", () => {
  it("total the main wallet and the games' raw amounts, to the satang [1.07 6.04]", () => {
    const balances = balancesOf(
      wallet("1000.10", [{ amount: 0.2 }, { amount: "250.35" }, { amount: 99.99, ftWalletSlot: 10 }]),
    );
    expect(balances).toMatchObject({ main: 100_010, inGames: 35_054, total: 135_064 });
  });

  it("total every game, whether it is open or not, and whatever its multiplier [6.04]", () => {
    const slot = fc.record({ amount: amounts, isActive: fc.boolean(), ftWalletSlot: fc.nat({ max: 1000 }) });
    fc.assert(
      fc.property(amounts, fc.array(slot, { maxLength: 30 }), (main, slots) => {
        const sent = slots.map((one) => ({ ...one, amount: toWireAmount(one.amount) }));
        const balances = balancesOf(wallet(toWireAmount(main), sent));
        const inGames = slots.reduce((sum, { amount }) => sum + amount, 0);
        expect(balances).toMatchObject({ main, inGames, total: main + inGames });
      }),
    );
  });

  it("are those of the main wallet alone for a member without games", () => {
    expect(balancesOf(wallet(5, []))).toMatchObject({ main: 500, inGames: 0, total: 500, games: [] });
  });
});

describe("amounts beyond counting", () => {
  it("are an answer that breaks the contract: a calm page, and no total that is not exact", () => {
    const slots = Array.from({ length: 200 }, () => ({ amount: 9e11 }));
    expect(() => wallet(0, slots)).toThrow("amounts beyond counting");
    expect(balancesOf(wallet(0, slots.slice(0, 90))).total).toBe(90 * 9e13);
  });
});

describe("a game's card", () => {
  const card = (slot: Slot) => balancesOf(wallet(0, [slot])).games[0];

  it("has the pictures that a page may show, and no others", () => {
    const https = "https://cdn.example/pg.png";
    expect(card({ logo: https, background: https })).toMatchObject({ logo: https, background: https });
    for (const bad of [
      "http://cdn.example/pg.png",
      "javascript:alert(1)",
      "https://u:p@cdn.example/",
      "//x/y",
    ]) {
      expect(card({ logo: bad, background: bad })).toMatchObject({ logo: undefined, background: undefined });
    }
  });

  it.each([
    [100, 1, 10_000],
    [100, 10, 100_000],
    [100, "0.1", 1_000],
    [1.65, 0.7, 116],
    [0.35, 0.7, 25],
    [1.15, 100, 11_500],
    [-2.5, 2, -500],
    [50, 0, 0],
    [50, null, 5_000],
    [50, undefined, 5_000],
    [0.01, 0.5, 1],
  ])(
    "shows %j times %j in the game's own units, rounded to the hundredth",
    (amount, ftWalletSlot, inGame) => {
      expect(card({ amount, ftWalletSlot })?.inGame).toBe(inGame);
    },
  );

  it("shows the raw amount where the multiplier is beyond all reason, rather than no page", () => {
    expect(card({ amount: 1_000_000, ftWalletSlot: 1e300 })?.inGame).toBe(100_000_000);
    expect(card({ amount: 1, ftWalletSlot: "999999999999999" })?.amount).toBe(100);
  });

  it("stands with slots, with lotto, or with sport and casino, which also takes what is none of these", () => {
    const shelf = (category: string) => card({ category })?.category;
    expect(["slot", "SLOT", "lotto", "Lotto"].map(shelf)).toEqual(["slot", "slot", "lotto", "lotto"]);
    expect(["sport", "casino", "Fishing", "", "poker"].map(shelf)).toEqual(Array(5).fill("sport"));
  });
});
