import { test } from "./fixtures";
import { expectPicture, expectPictures } from "./picture";
import { lose } from "./rewards";
import { SpinScreen } from "./spin-screen";

const desktop = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("deposit, withdraw and rewards look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { config, money } = brand;
  const games = { JOKER: money(1_000), PG: money(1_030.5) };
  const walletAmount = money(12_345.67);
  const member = await sandbox.make({
    name: "Ann",
    walletAmount,
    games,
    coin: 3,
    bankAccountNo: "0123456789",
  });
  await signIn(page.context(), member);
  await lose({ brand, member, sandbox });
  await sandbox.control("POST", `/members/${member.username}/coupons`, { prize: "MONEY100" });
  const paths = ["home/deposit", "home/withdraw", "bonus", "home/refund?page=1"];
  for (const path of paths) {
    await page.goto(`/user/${path}`);
    await expectPictures(page, (/\w+(?=\?|$)/.exec(path) ?? [path])[0]);
  }
  for (const size of [page.viewportSize(), desktop]) {
    if (size) await page.setViewportSize(size);
    if (config.features.spin) {
      await new SpinScreen(page, brand).visitDrawn();
      await expectPicture(page, `spin-${size?.width}`);
    }
  }
});
