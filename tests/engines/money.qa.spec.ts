import { OUTCOME } from "../journeys/outcome-screen";
import { expect, test } from "./fixtures";

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ hasScript });

    test("a transfer into a game, once, however often its outcome is seen", async ({
      signedIn: phone,
      member,
      brand,
      sandbox,
    }) => {
      const { t, money, priced } = brand;
      await phone.press(t("home:transfer"));
      await phone.choose("from", "wallet");
      await phone.choose("to", "JOKER");
      await phone.fill("amount", brand.shown(money(100.25)));
      await phone.press({ css: "dialog button[type=submit]" });
      await phone.seePath(OUTCOME);
      await phone.see(t("money:outcome.transfer.done"), "h1");
      await phone.see(priced(money(100.25)), "article");
      expect(await sandbox.balances(member)).toMatchObject({
        wallet: money(899.75),
        games: { JOKER: money(350.25), PG: money(30.5) },
      });
      await phone.press(t("money:outcome.home"));
      await phone.seePath("/user/home");
      await phone.see(priced(money(899.75)), "main");
      await phone.back();
      await phone.seePath(OUTCOME);
      await phone.see(t("money:outcome.transfer.done"), "h1");
      expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
      expect(await sandbox.isExact()).toBe(true);
    });

    test("a withdrawal is looked through, confirmed and on its way", async ({
      signedIn: phone,
      member,
      brand,
      sandbox,
    }) => {
      const { t, money, priced } = brand;
      await sandbox.control("POST", "/cashier", {
        username: member.username,
        withdrawSettlement: "by-hand",
      });
      await phone.press(t("home:withdraw"));
      await phone.fill("amount", brand.shown(money(200.25)));
      await phone.press({ css: "dialog button[type=submit]" });
      await phone.see(t("withdraw:review.title"), "dialog");
      await phone.see(priced(money(799.75)), "dialog");
      expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toEqual([]);
      await phone.press({ css: "dialog button[value=confirm]" });
      await phone.seePath(OUTCOME);
      await phone.see(t("money:outcome.withdraw.accepted"), "h1");
      await phone.see(priced(money(200.25)), "article");
      await phone.open("/user/home");
      await phone.see(t("home:pending.withdrawWaiting"), "main");
      const asked = await sandbox.callsOf(member, "wallet.withdrawAll");
      expect(asked.map(({ body }) => body)).toEqual([{ amount: money(200.25) }]);
      expect((await sandbox.balances(member)).wallet).toBe(money(799.75));
      expect(await sandbox.isExact()).toBe(true);
    });
  });
}
