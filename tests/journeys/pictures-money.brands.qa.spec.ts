import { PNG } from "pngjs";
import { payNewest } from "./deposit-desk";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { expectPictures, expectPicturesAnew } from "./picture";
import { awaitScript } from "./screens";
import { slipPicture } from "./slip-hand";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const NUMBER = "0123456789";
const WHITE = Buffer.alloc(300 * 420 * 4, 255);
/** Paper without any code on it. */
const BLANK = PNG.sync.write(Object.assign(new PNG({ width: 300, height: 420 }), { data: WHITE }));

test("a deposit that has landed and a bank's way unfolded look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { money } = brand;
  const member = await sandbox.make({ name: "Ann", walletAmount: money(1_000), bankAccountNo: NUMBER });
  await signIn(page.context(), member);
  const deposit = new DepositScreen(page, brand);
  await expectPicturesAnew(page, "deposit-bank", async () => {
    await deposit.open();
    await deposit.unfold("account");
    await deposit.dialog
      .locator("details[open]")
      .evaluate((row) => row.scrollIntoView({ block: "start", behavior: "instant" }));
  });
  await deposit.open();
  await deposit.amount.fill(String(money(500)));
  await deposit.create.click();
  await expect(deposit.picture).toBeVisible();
  await payNewest(sandbox, member);
  await page.reload();
  await expect(page).toHaveURL(OUTCOME);
  await expectPictures(page, "qr-paid");
});

test("a slip that is chosen and what became of it look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { t, money, config } = brand;
  const member = await sandbox.make({ name: "Ann", walletAmount: money(1_000), bankAccountNo: NUMBER });
  await signIn(page.context(), member);
  const file = await slipPicture(sandbox, member, money(500));
  const field = page.locator("input[name=file]");
  await page.goto("/user/home/deposit/slip");
  await awaitScript(page);
  if (config.features.slipCheck) {
    await field.setInputFiles({ ...file, buffer: BLANK });
    await expect(page.getByText(t("slip:unreadable"))).toBeVisible();
    await expectPictures(page, "slip-unread");
  }
  await field.setInputFiles(file);
  if (config.features.slipCheck) await expect(page.getByText(t("slip:readable"))).toBeVisible();
  // The slip itself names its time and its reference.
  await expectPictures(page, "slip-chosen", { mask: [page.locator("dialog canvas")] });
  await page.getByRole("button", { name: t("slip:send"), exact: true }).click();
  await expect(page).toHaveURL(OUTCOME);
  await expectPictures(page, "outcome-slip");
});
