import fc from "fast-check";
import { satang } from "schemas/amount";
import { expect, it } from "vitest";
import type { Balances, GameAccount } from "./balances.server";
import { sentBalances, shelfGames } from "./sent-games";

const amount = fc.integer().map(satang);
const text = fc.string({ minLength: 1 });
const picture = fc.option(fc.webUrl(), { nil: undefined });

const game: fc.Arbitrary<GameAccount> = fc.record({
  code: fc.oneof(text, fc.constantFrom("\t", "a\nb", "%09", "%2509")),
  name: fc.string(),
  category: fc.constantFrom("slot", "sport", "lotto"),
  isActive: fc.boolean(),
  playedIn: fc.constantFrom("web", "app", "nowhere") as fc.Arbitrary<GameAccount["playedIn"]>,
  amount,
  inGame: amount,
  logo: picture,
  background: picture,
});

const balancesOf = (games: GameAccount[]): Balances => {
  const none = satang(0);
  return { memberName: "ปลา", main: none, inGames: none, total: none, someHidden: false, games };
};

it("brings all that a game's card shows", () => {
  fc.assert(
    fc.property(fc.array(game), (games) => {
      const shown = games.map(({ isActive, playedIn, ...card }) => ({
        ...card,
        label: isActive ? "viewData" : "openAccount",
      }));
      expect(shelfGames(sentBalances(balancesOf(games)).games)).toEqual(shown);
    }),
  );
});
