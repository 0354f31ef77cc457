import { parse } from "promptparse";
import { codesOf, DepositScreen, payNewest } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { moneyPost } from "./money-post";
import { awaitScript } from "./screens";
import { toastOf } from "./toast";

test("a code is made, read off the screen by a phone, with amount and payee beside it [4.11 7.63 7.64 3.13 9.13]", async ({
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
  expect(await screen.dialog.locator("svg path, rect").count()).toBeGreaterThan(0);
  await axe(page);
  const [call] = await sandbox.callsOf(member, "qrcode.create");
  expect(call?.body).toEqual({ amount: 500.25 });
  await page.reload();
  await expect.poll(() => screen.scanned()).toBe(code?.payload);
});

for (const { bankCode, minimum, quick } of [
  { bankCode: "KBANK", minimum: 1, quick: ["10", "20", "50", "100", "500", "1,000"] },
  { bankCode: "WW", minimum: 100, quick: ["100", "200", "300", "500", "1,000"] },
  { bankCode: "PAYTIMZ", minimum: 10, quick: ["10", "50", "100", "500", "1,000"] },
]) {
  test(`${bankCode}: nothing is made below the minimum, and the reason stands beside the button [2.39 2.40 5.28 5.29 5.30 9.07 9.08 9.09]`, async ({
    signedIn: page,
    house,
    sandbox,
    member,
    brand,
  }) => {
    const screen = new DepositScreen(page, brand);
    await screen.openQr(bankCode);
    await awaitScript(page);
    const least = { amount: brand.shown(minimum), currency: "THB" };
    await expect(screen.create).toBeDisabled();
    await expect(screen.create).toHaveAccessibleDescription(brand.t("deposit:qr.tooLow", least));
    const chips = screen.dialog.locator("button[aria-pressed]");
    await expect(chips).toHaveText(quick);
    await screen.amount.fill(brand.shown(minimum - 0.01));
    await expect(screen.create).toBeDisabled();
    const path = `/user/home/deposit/qr/${bankCode}`;
    const form = await moneyPost<{ do: string; amount: string }>(house.url, path, page.context());
    const amount = brand.shown(minimum - 0.01);
    const { text } = await form.post({ intent: await form.draw(), do: "create", amount });
    const rule = { minimum: least.amount, currency: least.currency };
    expect(text).toContain(brand.say("fields:amount.minimum", rule));
    expect(await sandbox.callsOf(member, "qrcode.create")).toEqual([]);
    await screen.amount.fill(String(minimum));
    await expect(screen.create).toBeEnabled();
    await chips.last().click();
    await expect(chips.last()).toHaveAttribute("aria-pressed", "true");
    await screen.create.click();
    await expect(screen.picture).toBeVisible();
    expect(await codesOf(sandbox, member)).toMatchObject([{ bankCode, amount: 1_000 }]);
  });
}

test("cancelling deletes the code and goes back to none [4.12 7.65]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const screen = new DepositScreen(page, brand);
  await screen.make("KBANK", 100);
  await screen.cancel.click();
  await expect(toastOf(page)).toHaveText(brand.t("deposit:qr.cancelled"));
  await expect(screen.picture).toHaveCount(0);
  await expect(screen.amount).toBeVisible();
  expect(await codesOf(sandbox, member)).toMatchObject([{ status: "CANCELLED" }]);
  expect(await sandbox.callsOf(member, "qrcode.cancel")).toHaveLength(1);
});

for (const refusal of [false, true]) {
  test(`cancelling a code that was paid meanwhile is no error and claims nothing${refusal ? ", even where the look-up is refused" : ""} [4.12]`, async ({
    noScript: page,
    signIn,
    sandbox,
    member,
    brand,
  }) => {
    await signIn(page.context(), member);
    const screen = new DepositScreen(page, brand);
    await screen.make("KBANK", 100);
    await payNewest(sandbox, member);
    const body = { message: "NO_DATA" };
    if (refusal) await sandbox.fault(member, { endpoint: "qrcode.get", kind: "status", status: 400, body });
    await screen.cancel.click();
    await expect(screen.picture).toHaveCount(0);
    await expect(screen.amount).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText(brand.t("deposit:qr.cancelled"))).toHaveCount(0);
    expect(await sandbox.callsOf(member, "qrcode.cancel")).toEqual([]);
  });
}

test("a code that is made for one provider shows at once in the others' views [4.14]", async ({
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
  await expect(screen.dialog.getByRole("link", { name: /200\.00 THB/ }).first()).toBeVisible();
  expect(await asked()).toBeGreaterThan(before);
});

test("'I have paid' says how the money comes and closes [4.15]", async ({ signedIn: page, brand }) => {
  const screen = new DepositScreen(page, brand);
  await screen.make("KBANK", 100);
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
  await screen.amount.fill("100");
  await screen.create.click();
  await expect(toastOf(page)).toContainText("ระบบ QR ไม่ว่างในขณะนี้");
  await expect(toastOf(page)).toHaveAttribute("data-tone", "negative");
  // A second refusal in the same words is a second toast.
  await expect(toastOf(page)).toHaveCount(0, { timeout: 10_000 });
  await screen.create.click();
  await expect(toastOf(page)).toContainText("ระบบ QR ไม่ว่างในขณะนี้");
  await provider("down");
  await screen.create.click();
  await expect(toastOf(page)).toContainText(brand.t("errors:QR_FAIL"));
  await provider("up");
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
});
