import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { expectPicture } from "./picture";
import { TransferScreen } from "./transfer-screen";

/**
 * A picture of each kind of screen, so that a broken style sheet is seen at once; the others are in `*.qa.spec.ts`.
 * After an intended change run `npm run qa -- --operator all --update-pictures` and look at every changed picture.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("login, home, deposit and an outcome look as judged", async ({ page, signIn, sandbox, brand }) => {
  const { money } = brand;
  await page.goto("/login");
  await expectPicture(page, "login");
  const games = { JOKER: money(250), PG: money(1_030.5), UFABET: money(500), HUAYHD: money(20) };
  const walletAmount = money(12_345.67);
  const member = await sandbox.make({ name: "Ann", walletAmount, games, bankAccountNo: "0123456789" });
  await signIn(page.context(), member);
  await page.goto("/user/home");
  await expectPicture(page, "home");
  await new DepositScreen(page, brand).open();
  await expectPicture(page, "deposit");
  await new TransferScreen(page, brand).send({ from: "wallet", to: "PG", amount: String(money(100)) });
  await expect(page).toHaveURL(OUTCOME);
  await expectPicture(page, "outcome");
});
