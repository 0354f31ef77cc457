import { satang } from "schemas/amount";
import { expect, it } from "vitest";
import { withoutArrived } from "./brought-back";
import { shelfGames } from "./sent-games";

it("shows nothing in a game whose whole figure has arrived, and every other as it was read", () => {
  const [joker, pg] = shelfGames("JOKER\t\t\tJoker\t25000\t50000\tslot\t\nPG\t\t\tPG\t100\t\tslot\t");
  if (!joker || !pg) throw new Error("two games");
  const none = { amount: satang(0), inGame: satang(0) };
  const arrived = (...ones: [string, number][]) => new Map(ones.map(([code, sum]) => [code, satang(sum)]));
  expect(withoutArrived([joker, pg], arrived(["JOKER", 25000]))).toEqual([{ ...joker, ...none }, pg]);
  expect(withoutArrived([joker, pg], arrived(["JOKER", 24000], ["PG", 101]))).toEqual([joker, pg]);
  expect(withoutArrived([joker, pg])).toEqual([joker, pg]);
});
