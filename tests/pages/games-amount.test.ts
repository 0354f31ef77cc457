import { expect, test } from "vitest";
import { switchGame } from "../journeys/game-accounts";
import { gamePath, PLAY } from "./game-account";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, currencyName } = brand;

test("all money and an amount stand side by side: the sum under the words of the first, the warning above both, the other a transfer into this game", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const page = await browser.open(gamePath("PG"));
  expect(page.text(PLAY)).toBe(`${t("games:playAll")} 1,270.00 ${currencyName}`);
  expect(page.text("#game-play-hint")).toBe(t(`games:playHint.${brand.config.games.openIn}`));
  expect(page.all("dialog form[action$='/play'] [data-variant=primary]").length).toBe(1);
  const transfer = await browser.follow(t("games:withAmount"));
  expect(transfer.path).toBe("/user/home/transfer?to=PG");
  expect([transfer.value("from"), transfer.value("to")]).toEqual(["wallet", "PG"]);
  await browser.press(transfer.text("dialog button[type=submit]"), { amount: "100" });
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 900, games: { PG: 130.5, JOKER: 250 } });
});

test("a game that is played in its app has both ways too; without money there is nothing to choose", async () => {
  const who = await member();
  await switchGame(sandbox, who, "JOKER", { web: null });
  const browser = await signedIn(who);
  const page = await browser.open(gamePath("JOKER"));
  expect(page.text("button[value=move]")).toBe(`${t("games:moveAll")} 1,050.50 ${currencyName}`);
  expect(page.link(t("games:withAmount"))).toBe("/user/home/transfer?to=JOKER");
  expect(page.text("#game-move-hint")).toBe(t("games:moveHint.app"));
  const empty = await signedIn(await sandbox.make({ walletAmount: 0, games: { PG: 5 } }));
  const bare = await empty.open(gamePath("PG"));
  expect(bare.text(PLAY)).toBe(t("games:play"));
  expect(bare.text("dialog")).not.toContain(t("games:withAmount"));
});

test("a transfer into a game that is not open, or of none, chooses nothing", async () => {
  const browser = await signedIn();
  for (const code of ["SLOTXO", "NOWHERE", "wallet"]) {
    const page = await browser.open(`/user/home/transfer?to=${code}`);
    expect([page.value("from"), page.value("to")]).toEqual(["", ""]);
  }
});
