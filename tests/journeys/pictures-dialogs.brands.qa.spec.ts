import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { expectPictures, expectPicturesAnew } from "./picture";
import { expectNone } from "./screens";
import { SpinScreen } from "./spin-screen";
import { entriesOf, wireEntry } from "./statement-screen";
import { WithdrawScreen } from "./withdraw-screen";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const ADDED = "2026-01-15T03:04:05.000Z";

test("a how-to's video, the plain chat and a terminated account look as judged", async ({ page, brand }) => {
  test.slow();
  const { howto, chat } = brand.config.features;
  const screens = [
    howto && (["/howto/wallet", "wallet"] as const),
    chat && (["/contact/chat", "plain-chat"] as const),
    ["/terminated", "terminated"] as const,
  ];
  // With it the plain chat would become the live one.
  await page.route("**/assets/chat-widget-*.js", (route) => route.abort());
  for (const [path, name] of screens.filter((screen) => screen !== false)) {
    await page.goto(path);
    // The browser's own controls are not ours, and turn a ring while the film is on its way.
    if (name === "wallet") await page.locator("video").evaluate((film) => film.removeAttribute("controls"));
    await expectPictures(page, name);
  }
});

test("the dialogs of money look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { money } = brand;
  const walletAmount = money(12_345.67);
  const member = await sandbox.make({ name: "Ann", walletAmount, bankAccountNo: "0123456789" });
  await signIn(page.context(), member);
  const deposit = new DepositScreen(page, brand);
  await deposit.open();
  await deposit.amount.fill(String(money(500)));
  await deposit.create.click();
  await deposit.cancel.click();
  await expect(deposit.create).toBeVisible();
  await page.reload();
  await expectPictures(page, "qr");
  await page.goto("/user/home/deposit/slip");
  await expectPictures(page, "slip");
  const withdraw = new WithdrawScreen(page, brand);
  await withdraw.ask(String(money(1_000)));
  await expect(withdraw.review).toBeVisible();
  await expectPictures(page, "withdraw-review");
  await page.goto("/user/home?dialog=conditions");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectPictures(page, "conditions");
  await page.goto("/user/home/agreements");
  await expectPictures(page, "agreements");
});

test("an entry, the summary and the slips look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand: { config, money },
}) => {
  test.slow();
  const member = await sandbox.make({ name: "Ann", walletAmount: money(100) });
  await signIn(page.context(), member);
  const kinds = { deposit: { from: "bank", to: "wallet" }, withdraw: { from: "wallet", to: "bank" } };
  const statements = Object.entries(kinds).map(([statementType, way]) =>
    wireEntry({ statementType, status: "SUCCESS", ...way, amount: money(300), createdAt: ADDED }),
  );
  const answer = { kind: "status", status: 200 } as const;
  await sandbox.fault(member, { ...answer, endpoint: "statement.list", body: { total: 2, statements } });
  if (config.features.moneySummary) {
    await page.goto("/user/statement/summary?by=month&from=2026-01-01&to=2026-01-31");
    await expectPictures(page, "summary");
  }
  await page.goto("/user/statement");
  await entriesOf(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/entry/);
  await expectPictures(page, "entry");
  // The list says how long ago it was.
  const createdAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const slips = [
    { status: "SUCCESS", amount: money(300), reference: "1", createdAt },
    { status: "FAILED", amount: money(500), note: "SLIP_REFNO_DUPLICATED", createdAt },
  ];
  await sandbox.fault(member, { ...answer, endpoint: "statement.slips", body: { total: 2, slips } });
  await page.goto("/user/statement/slips");
  await expectPictures(page, "slips");
});

test("the dialogs of the account and of a bonus look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const member = await sandbox.make({ name: "Ann", walletAmount: brand.money(100) });
  await signIn(page.context(), member);
  for (const name of ["password", "edit"] as const) {
    await page.goto(`/user/profile/${name}`);
    await expectPictures(page, name);
  }
  await page.goto("/user/bonus/WEEK15");
  await expectPictures(page, "bonus-dialog");
});

test("the wheel, a coupon and a prize look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const member = await sandbox.make({ name: "Ann", walletAmount: brand.money(100), coin: 10 });
  await signIn(page.context(), member);
  if (!brand.config.features.spin) return expectNone(page, "/user/spin", "/user/home");
  const path = `/members/${member.username}`;
  await sandbox.control("POST", `${path}/coupons`, { prize: "MONEY10" });
  const wheel = new SpinScreen(page, brand);
  await expectPicturesAnew(page, "spin", async () => {
    await wheel.visitDrawn();
  });
  await expectPicturesAnew(page, "coupon", async () => {
    await wheel.visitDrawn();
    await page.locator("button[value=review]").first().click();
    await expect(wheel.review).toBeVisible();
  });
  await expectPicturesAnew(page, "prize", async () => {
    await sandbox.control("POST", `${path}/next-prize`, { prize: "MONEY10" });
    await wheel.visitDrawn();
    await wheel.spin.click();
    await expect(wheel.prize).toBeVisible();
  });
});
