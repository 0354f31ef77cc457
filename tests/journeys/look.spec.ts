import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { TransferScreen } from "./transfer-screen";

test("login stands on one screen, and above the keyboard when that is up: fields and button", async ({
  page,
  brand,
}) => {
  for (const height of [640, 350]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto("/login");
    await expect(page.locator("header img")).toBeVisible();
    const box = await page.getByRole("button", { name: brand.t("public:login.submit") }).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});

test("the eye hides every balance, on this device, from the first paint on", async ({
  signedIn: page,
  brand: { t, shown, money },
}) => {
  await page.goto("/user/home");
  const total = page.getByText(shown(money(1_300.5)), { exact: true }).first();
  const eye = page.getByRole("button", { name: t("member:frame.hideBalances") });
  await expect(total).toBeVisible();
  await awaitScript(page);
  const kept = page.waitForResponse("**/balances");
  await eye.click();
  await expect(eye).toHaveAttribute("aria-pressed", "true");
  await expect(total).toBeHidden();
  await kept;
  const html = await (await page.request.get("/user/home")).text();
  expect(html).toMatch(/<html[^>]+data-balances="hidden"/);
  await page.goto("/user/home/transfer");
  await expect(
    page
      .getByRole("dialog")
      .getByText(shown(money(1_000)), { exact: true })
      .first(),
  ).toBeHidden();
  await page.goto("/user/home");
  await awaitScript(page);
  await eye.click();
  await expect(total).toBeVisible();
});

test("while balances are hidden no screen of money tells one, nor what they will be", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const { t, money } = brand;
  const member = await sandbox.make({
    walletAmount: money(1_000),
    games: { SLOTXO: money(12.5), PG: money(30) },
  });
  await signIn(page.context(), member);
  await page.goto("/user/home");
  await awaitScript(page);
  await expect(page.getByText(t("home:inGame", { amount: brand.shown(money(125)) }))).toBeVisible();
  const eye = page.getByRole("button", { name: t("member:frame.hideBalances") });
  await eye.click();
  await expect(eye).toHaveAttribute("aria-pressed", "true");
  expect(await page.locator("body").innerText()).not.toMatch(/\d[\d,]*\.\d\d/);
  await page.getByRole("link", { name: t("home:transfer") }).click();
  const transfer = new TransferScreen(page, brand);
  await transfer.fill({ from: "wallet", to: "PG", amount: String(money(20)) });
  await expect(page.locator("dialog dl")).toBeVisible();
  for (const part of ["dialog dl", "dialog fieldset >> nth=0", "dialog fieldset >> nth=1"]) {
    expect(await page.locator(part).innerText(), part).not.toMatch(/\d[\d,]*\.\d\d/);
  }
});

test("turning a picker chooses what comes to rest in its middle", async ({
  signedIn: page,
  brand: { t },
}) => {
  await page.goto("/user/home/transfer");
  await awaitScript(page);
  const from = page.getByRole("group", { name: t("transfer:from"), exact: true });
  await from.hover();
  await page.mouse.wheel(0, 60);
  await expect(from.getByRole("radio", { name: t("home:mainWallet") })).toBeChecked();
});

test("a dialog takes the focus to its title, and Esc leads back", async ({
  signedIn: page,
  brand: { t },
}) => {
  await page.goto("/user/home");
  await awaitScript(page);
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await expect(page.getByRole("heading", { name: t("transfer:title") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("its title gets the focus too where the browser does not heed `autofocus`", async ({
  signedIn: page,
  brand: { t },
}) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function showUnheeded() {
      showModal.call(this);
      this.querySelector("a")?.focus();
    };
  });
  await page.goto("/user/home/transfer");
  await expect(page.getByRole("heading", { name: t("transfer:title") })).toBeFocused();
});

test("a tap beside a dialog closes it, but not where a form could be lost; a menu closes by that and by Escape", async ({
  signedIn: page,
  brand: { t },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/user/home");
  await awaitScript(page);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("member:frame.conditions") })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("heading").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await expect(page.getByRole("heading", { name: t("transfer:title") })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  const opener = page.locator("summary").filter({ hasText: "TH" });
  const choice = page.getByRole("button", { name: "English" });
  await opener.click();
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(600, 700);
  await expect(choice).toBeHidden();
});
