import { parse } from "promptparse";
import { codesOf } from "./deposit-desk";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";
import { holdTime, toastOf } from "./toast";

test("a code is made, read off the screen by a phone, with amount and payee beside it; cancelling deletes it and goes back to none [4.11 4.12 7.63 7.64 7.65 3.13 9.13]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
  axe,
}) => {
  const screen = new DepositScreen(page, brand);
  await screen.openQr("KBANK");
  await expect(screen.picture).toHaveCount(0);
  await expect(screen.dialog).toContainText(brand.t("deposit:qr.once"));
  await screen.make("KBANK", 500.25);
  const [code] = await codesOf(sandbox, member);
  await expect.poll(() => screen.scanned()).toBe(code?.payload);
  expect(parse(code?.payload ?? "", true)).not.toBeNull();
  await expect(screen.dialog).toContainText("500.25 THB");
  await expect(screen.dialog).toContainText("บจก. สยามโกลด์");
  await axe(page);
  const [call] = await sandbox.callsOf(member, "qrcode.create");
  expect(call?.body).toEqual({ amount: 500.25 });
  await page.reload();
  await expect.poll(() => screen.scanned()).toBe(code?.payload);
  await awaitScript(page);
  const release = await hold(page, "**/deposit/qr/**");
  await screen.cancel.click();
  await expect(screen.paid).toBeDisabled();
  await release();
  await expect(toastOf(page)).toHaveText(brand.t("deposit:qr.cancelled"));
  await expect(screen.picture).toHaveCount(0);
  await expect(screen.amount).toBeVisible();
  expect(await codesOf(sandbox, member)).toMatchObject([{ status: "CANCELLED" }]);
  expect(await sandbox.callsOf(member, "qrcode.cancel")).toHaveLength(1);
});

test("nothing is made below a provider's minimum, and the reason stands beside the button [2.39 2.40 5.28 5.29 5.30 9.07 9.08 9.09]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const screen = new DepositScreen(page, brand);
  for (const { bankCode, minimum, quick } of [
    { bankCode: "KBANK", minimum: 1, quick: ["10", "20", "50", "100", "500", "1,000"] },
    { bankCode: "WW", minimum: 100, quick: ["100", "200", "300", "500", "1,000"] },
    { bankCode: "PAYTIMZ", minimum: 10, quick: ["10", "50", "100", "500", "1,000"] },
  ]) {
    await screen.openQr(bankCode);
    await awaitScript(page);
    const least = { amount: brand.shown(minimum), currency: brand.currencyName };
    await expect(screen.create).toBeDisabled();
    await expect(screen.create).toHaveAccessibleDescription(brand.t("deposit:qr.tooLow", least));
    const chips = screen.dialog.locator("button[aria-pressed]");
    await expect(chips).toHaveText(quick);
    await expect(chips.filter({ visible: true })).toHaveCount(quick.length);
    await screen.amount.fill(brand.shown(minimum - 0.01));
    await expect(screen.create).toBeDisabled();
    await screen.amount.fill(String(minimum));
    await expect(screen.create).toBeEnabled();
    await chips.last().click();
    await expect(chips.last()).toHaveAttribute("aria-pressed", "true");
    await screen.create.click();
    await expect(screen.picture).toBeVisible();
    expect((await codesOf(sandbox, member))[0]).toMatchObject({ bankCode, amount: 1_000 });
    await screen.cancel.click();
    await expect(screen.picture).toHaveCount(0);
  }
});

test("a code that is made for one provider shows at once in the others' views; 'I have paid' says how the money comes and closes [4.14 4.15]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const screen = new DepositScreen(page, brand);
  await screen.open();
  await screen.make("WW", 200);
  const asked = async () =>
    (await sandbox.callsOf(member, "qrcode.get")).filter(({ path }) => path.endsWith("/KBANK")).length;
  const before = await asked();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: brand.t("public:common.close") })
    .click();
  await expect(page).toHaveURL("/user/home/deposit");
  const open = screen.dialog.locator("summary").filter({ hasText: "200.00 THB" });
  await expect(open).toBeVisible();
  expect(await asked()).toBeGreaterThan(before);
  await open.click();
  await screen.dialog.getByRole("link", { name: brand.t("deposit:qr.show") }).click();
  await screen.paid.click();
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(toastOf(page)).toContainText(brand.t("deposit:qr.refresh", { span: "1 นาที" }));
});

test("an operator that makes none says why in a red toast, and the form can be sent again [8.12]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const screen = new DepositScreen(page, brand);
  const provider = (qrProvider: string) =>
    sandbox.control("POST", "/cashier", { username: member.username, qrProvider });
  await provider("busy");
  await screen.openQr("KBANK");
  await awaitScript(page);
  await screen.amount.fill("100");
  await holdTime(page);
  await screen.create.click();
  await expect(toastOf(page)).toContainText("ระบบ QR ไม่ว่างในขณะนี้");
  await expect(toastOf(page)).toHaveAttribute("data-tone", "negative");
  // A second refusal in the same words is a second toast.
  await page.clock.runFor(5_000);
  await expect(toastOf(page)).toHaveCount(0);
  await screen.create.click();
  await expect(toastOf(page)).toContainText("ระบบ QR ไม่ว่างในขณะนี้");
  await provider("down");
  await screen.create.click();
  await expect(toastOf(page)).toContainText(brand.t("errors:QR_FAIL"));
  await provider("up");
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
});
