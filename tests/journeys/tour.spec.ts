import { expect } from "./fixtures";
import { changing, test } from "./tour";
import { visitMoneyScreens } from "./tour-money";
import { visitPlayScreens } from "./tour-play";
import { visitPublicScreens } from "./tour-public";

test("every screen of guests stands up to all observers", async ({ tour, brand }) => {
  test.slow();
  await tour(visitPublicScreens, brand.config.defaultLocale);
});

test("every screen of money stands up to all observers", async ({ tour, brand, signIn, page, rich }) => {
  test.slow();
  await signIn(page.context(), rich);
  await tour(visitMoneyScreens, brand.config.defaultLocale);
});

test("every screen of play does too, and none makes any of the operator's GETs that change something", async ({
  tour,
  brand,
  signIn,
  page,
  rich,
}) => {
  test.slow();
  expect(changing).toEqual(
    expect.arrayContaining([
      ...["bonus.activate", "bonus.clear", "promotion.activate", "invite.bonus"],
      ...["refund.receive", "refund.addWallet", "wallet.activate", "wallet.resetPassword"],
    ]),
  );
  await signIn(page.context(), rich);
  await tour(visitPlayScreens, brand.config.defaultLocale);
});
