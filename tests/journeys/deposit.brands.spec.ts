import { account, codesOf, offer } from "./deposit-desk";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

test("one way is unfolded; a tap or Enter unfolds another and folds it, each form keeps what was typed", async ({
  signedIn: page,
  brand,
  axe,
}) => {
  const { t, shown, money, currencyName } = brand;
  const screen = new DepositScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  const open = screen.dialog.locator("details[open]");
  await expect(open).toHaveCount(1);
  const amount = shown(money(600));
  await screen.amount.fill(amount);
  await expect(screen.create).toHaveText(t("deposit:qr.createAmount", { amount, currency: currencyName }));
  const steps = screen.row("account").getByText(t("deposit:bank.copy"));
  await expect(steps).toBeHidden();
  await screen.unfold("account");
  await expect(steps).toBeVisible();
  await expect(open).toHaveCount(1);
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(steps).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(steps).toBeVisible();
  const first = screen.row("qr").locator("summary");
  await first.focus();
  await page.keyboard.press("Space");
  await expect(steps).toBeHidden();
  await expect(screen.amount).toHaveValue(amount);
  await screen.create.press("Enter");
  await expect(screen.picture).toBeVisible();
});

test("without script a row unfolds by a tap, and a form that is refused stays unfolded with what was typed", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
  brand,
}) => {
  const { minimum = 0 } = brand.config.deposit.qr.WW ?? {};
  const banks = [account("KBANK", "QR"), account("WW", "QR"), account("SCB", "QR")];
  await offer(sandbox, member, { banks, wallets: [], isManual: false });
  const screen = new DepositScreen(page, brand);
  await signIn(page.context(), member);
  await screen.open();
  await screen.unfold("account");
  await expect(screen.row("account").getByText(brand.t("deposit:bank.copy"))).toBeVisible();
  const row = screen.dialog.locator("details:has([name=bankCode][value=WW])");
  await row.locator("summary").click();
  const amount = row.locator("[name=amount]");
  await amount.fill("0.01");
  await row.locator("button[value=create]").click();
  await expect(row).toHaveAttribute("open");
  await expect(amount).toHaveValue("0.01");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await amount.fill(String(minimum / 100));
  await row.locator("button[value=create]").click();
  await expect(screen.picture).toBeVisible();
  expect(await codesOf(sandbox, member)).toMatchObject([{ bankCode: "WW" }]);
});

test("a row is as high as drawn; on a desktop the own account stands beside the ways", async ({
  signedIn: page,
  brand,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = new DepositScreen(page, brand);
  await screen.open();
  const own = screen.dialog.getByRole("region", { name: brand.t("deposit:own") });
  const row = screen.row("qr").locator("summary");
  const [above, high] = await Promise.all([own.boundingBox(), row.boundingBox()]);
  expect(high?.height).toBeGreaterThanOrEqual(64);
  expect(high?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 800 });
  const [beside, wide] = await Promise.all([own.boundingBox(), row.boundingBox()]);
  expect(wide?.x).toBeGreaterThan((beside?.x ?? Infinity) + (beside?.width ?? 0));
});

test("a code stands whole above the time left, the picture to save and both buttons, on the smallest phones too", async ({
  signedIn: page,
  brand,
}) => {
  // A sheet on its way up would be measured where it is just then.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = new DepositScreen(page, brand);
  await screen.open();
  await screen.amount.fill(String(brand.money(500)));
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
  const save = screen.dialog.getByRole("link", { name: brand.t("deposit:qr.save") });
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    const [code, timer, saved, cancel, paid] = await Promise.all(
      [screen.picture, page.getByRole("timer"), save, screen.cancel, screen.paid].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(code?.width).toBeGreaterThanOrEqual(240);
    for (const below of [timer, saved]) expect(below?.top).toBeGreaterThanOrEqual(code?.bottom ?? Infinity);
    expect(cancel?.top).toBeGreaterThanOrEqual(saved?.bottom ?? Infinity);
    expect(paid?.top).toBe(cancel?.top);
    expect(paid?.bottom).toBeLessThanOrEqual(viewport.height);
  }
});
