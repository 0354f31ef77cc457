import { test } from "./fixtures";
import { expectPictures } from "./picture";
import { lose } from "./rewards";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("deposit, withdraw and rewards look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { money } = brand;
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
  const screens = [
    ["home/deposit", "deposit"],
    ["home/withdraw", "withdraw"],
    ["bonus", "bonus"],
    ["home/refund?page=1", "refund"],
  ] as const;
  for (const [path, name] of screens) {
    await page.goto(`/user/${path}`);
    await expectPictures(page, name);
  }
});
