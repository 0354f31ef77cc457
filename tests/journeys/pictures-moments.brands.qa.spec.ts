import { BonusScreen } from "./bonus-screen";
import { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";
import { expectPictures } from "./picture";
import { awaitScript } from "./screens";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the login page after the end of a session, and a question about an operation look as judged", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { money, t } = brand;
  const member = await sandbox.make({ name: "Ann", walletAmount: money(1_000), games: { PG: 0 } });
  await signIn(page.context(), member);
  const refusal = { kind: "status", status: 400, body: { message: "NO_DATA" } } as const;
  await sandbox.fault(member, { ...refusal, endpoint: "wallet.transfer" });
  const transfer = new TransferScreen(page, brand);
  await transfer.open();
  await transfer.fill({ from: "wallet", to: "PG", amount: String(money(100)) });
  await transfer.submit.click();
  await expectOutcome(page, brand, "refused");
  if (brand.config.features.chat) {
    const chat = new ChatRoom(page, brand, sandbox, member);
    await awaitScript(page);
    await page.getByRole("link", { name: t("money:outcome.ask") }).click();
    await chat.isJoined();
    await expectPictures(page, "chat-about");
  }
  await sandbox.revoke(member);
  await page.goto("/user/profile");
  await expect(page).toHaveURL("/login");
  await expectPictures(page, "login-ended");
});

test("a bonus that is held, and its end look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const member = await sandbox.make({ name: "Ann", walletAmount: brand.money(100) });
  await signIn(page.context(), member);
  const screen = new BonusScreen(page, brand);
  await page.goto("/user/bonus/WELCOME");
  await awaitScript(page);
  await screen.dialog("WELCOME").locator("button[value=review]").click();
  await screen.confirm.click();
  await expect(page).toHaveURL(/outcome/);
  await screen.open();
  await expect(screen.held).toBeVisible();
  await expectPictures(page, "bonus-held");
  await screen.end.click();
  await expect(screen.confirm).toBeVisible();
  await expectPictures(page, "bonus-end");
});
