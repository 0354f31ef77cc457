import type { Brand } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

/** The member's statement says one deposit of this amount. */
function depositOnce(sandbox: SandboxControl, member: JourneyMember, amount: number): Promise<unknown> {
  const entry = { statementType: "deposit", status: "SUCCESS", amount, createdAt: "2026-03-01T05:06:07Z" };
  const body = { statements: [entry], total: 1 };
  return sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
}

const sumOf = (brand: Brand, amount: number) => ({
  amount: brand.shown(amount),
  currency: brand.currencyName,
});

test("the amount of last time stands there with its chip; the chosen way unfolds and names the button", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
  axe,
}) => {
  const { t } = brand;
  const screen = new DepositScreen(page, brand);
  const amount = brand.money(600);
  await depositOnce(sandbox, member, amount);
  await screen.open();
  await awaitScript(page);
  await expect(screen.amount).toHaveValue(brand.shown(amount));
  const chip = screen.dialog.locator("button[aria-pressed]").first();
  await expect(chip).toContainText(t("deposit:lastTime"));
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(screen.create).toHaveText(t("deposit:qr.createAmount", sumOf(brand, amount)));
  const steps = screen.dialog.getByText(t("deposit:bank.copy"));
  await expect(steps).toBeHidden();
  await screen.choose("slip");
  await expect(steps).toBeVisible();
  await expect(screen.create).toHaveText(t("deposit:bank.slipAmount", sumOf(brand, amount)));
  await expect(screen.dialog).toContainText(t("deposit:bank.exactly"));
  await axe(page);
  // By keyboard: an arrow moves to the way before, and Enter sends it.
  await page.keyboard.press("ArrowUp");
  await expect(steps).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/deposit\/slip/);
});

test("without script the chosen way unfolds and names the button, too, and the server reads it", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
  brand,
}) => {
  const { t } = brand;
  const screen = new DepositScreen(page, brand);
  await signIn(page.context(), member);
  await depositOnce(sandbox, member, brand.money(600));
  await screen.open();
  await expect(screen.amount).toHaveValue(brand.shown(brand.money(600)));
  // Playwright reads no text within `<noscript>`, which is drawn here.
  const label = (text: string) => screen.create.locator(`xpath=.//noscript[.="${text}"]`);
  await expect(label(t("deposit:qr.create"))).toBeVisible();
  await expect(label(t("deposit:bank.slip"))).toBeHidden();
  await screen.choose("slip");
  await expect(screen.dialog.getByText(t("deposit:bank.copyNumber"))).toBeVisible();
  await expect(label(t("deposit:bank.slip"))).toBeVisible();
  await expect(label(t("deposit:qr.create"))).toBeHidden();
  await screen.create.click();
  await expect(page).toHaveURL(/\/deposit\/slip/);
  await screen.open();
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
});

test("a way is as high as drawn; on a desktop its details stand beside the ways", async ({
  signedIn: page,
  brand,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = new DepositScreen(page, brand);
  await screen.open();
  await screen.choose("slip");
  const steps = screen.dialog.getByText(brand.t("deposit:bank.transfer"));
  const row = screen.dialog.locator("label:has([data-act=slip])");
  const [below, high] = await Promise.all([steps.boundingBox(), row.boundingBox()]);
  expect(high?.height).toBeGreaterThanOrEqual(64);
  expect(below?.y).toBeGreaterThan((high?.y ?? Infinity) + 64 - 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [beside, wide] = await Promise.all([steps.boundingBox(), row.boundingBox()]);
  expect(beside?.x).toBeGreaterThan((wide?.x ?? Infinity) + (wide?.width ?? 0));
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
