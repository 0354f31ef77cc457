import type { Arrival } from "../../scripts/sandbox/state/arrivals";
import { expect, test } from "./fixtures";

/** One provider that gets a posted form, one that gets a one-time link. */
const ways = { JOKER: "form", PG: "auto-login" };

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ hasScript });

    for (const [code, how] of Object.entries(ways)) {
      test(`a game opens with all the money, by ${how}`, async ({
        signedIn: phone,
        member,
        brand,
        sandbox,
      }) => {
        const { t, game, money, config } = brand;
        await phone.open(`/user/home/games/${code}`);
        await phone.see(game(code), "dialog");
        await phone.press({ css: "dialog form[action$='/play'] button" });
        const there = config.games.openIn === "tab" ? await phone.newTab() : phone;
        // Without script a posted form waits for its button.
        if (!hasScript && how === "form") await there.press(t("games:opensHere.action"));
        await there.see(`(${code})`, "h1");
        const arrivals = await sandbox.control<Arrival[]>(
          "GET",
          `/arrivals?provider=${code}&username=${member.username}`,
        );
        expect(arrivals).toMatchObject([{ how, accepted: true, referer: null }]);
        expect(await sandbox.balances(member)).toMatchObject({
          wallet: 0,
          games: { [code]: money(1_300.5) },
        });
        expect(await sandbox.callsOf(member, "wallet.transferAll")).toHaveLength(1);
        expect(await sandbox.isExact()).toBe(true);
      });
    }
  });
}
