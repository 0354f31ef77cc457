import { locales } from "../../app/i18n/locale";
import { voucherOf } from "../contract/cashier-desk";
import { account, DepositScreen, offer } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { awaitScript } from "./screens";
import { toastOf } from "./toast";

const LINKED = { wallets: [{ mode: "LINK", walletAccountName: "0998765432" }] };

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("from home: the own account, the operator's accounts with their numbers to copy, and what to do [1.09 2.23 2.32 2.33 2.34 2.36 7.04 7.27 9.11]", async ({
    page,
    signIn,
    sandbox,
    brand,
    axe,
  }) => {
    const { t } = brand;
    const own = { bankCode: "SCB", bankAccountName: "Somchai Jaidee", bankAccountNo: "0987654321" };
    const member = await sandbox.make(own);
    await signIn(page.context(), member);
    const screen = new DepositScreen(page, brand);
    await page.goto("/user/home");
    await page.getByRole("link", { name: t("home:deposit") }).click();
    await expect(page).toHaveURL("/user/home/deposit");
    const { dialog } = screen;
    await expect(dialog).toContainText("SOMCHAI JAIDEE");
    await expect(dialog).toContainText("ธนาคารไทยพาณิชย์ · Siam Commercial Bank");
    await expect(dialog).toContainText("098-765-4321");
    await expect.poll(() => screen.views()).toEqual(["details", "details"]);
    await expect(dialog).toContainText("407-123-4567");
    await expect(dialog).toContainText(t("deposit:bank.attach", { span: "1 ชั่วโมง" }));
    await expect(dialog).toContainText(t("deposit:bank.credited", { span: "1 นาที" }));
    await axe(page);
    const copy = `${t("public:copy.action")} ${t("deposit:ownNumber")}`;
    await dialog.getByRole("button", { name: copy }).click();
    await expect(toastOf(page)).toHaveText(t("public:copy.done", { text: "0987654321" }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("0987654321");
    await dialog.getByRole("link", { name: t("deposit:bank.slip") }).click();
    await expect(page).toHaveURL("/user/home/deposit/slip");
    await page.getByRole("link", { name: t("public:common.cancel") }).click();
    await expect(page).toHaveURL("/user/home/deposit");
  });
});

test("the look-up and the brand's table decide what is shown: KBANK by its mode, BCEL with its currency, anything when it is manual [2.35 2.36 2.37 2.38 3.12 9.30]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const screen = new DepositScreen(page, brand);
  const banks = [account("KBANK", "AUTO"), account("BCEL", "AUTO", { currency: "LAK" })];
  await offer(sandbox, member, { banks });
  await screen.open();
  await expect.poll(() => screen.views()).toEqual(["details", "bcel"]);
  await expect(screen.dialog).toContainText(brand.t("deposit:bank.currency", { currency: "LAK" }));
  await expect(screen.amount).toHaveCount(0);
  await offer(sandbox, member, { banks: [account("KBANK", "QR")] });
  await screen.open();
  await expect.poll(() => screen.views()).toEqual([]);
  await expect(screen.amount).toBeVisible();
  await offer(sandbox, member, {
    banks: [account("KBANK", "AUTO"), account("NEWBANK", "X")],
    isManual: true,
  });
  await screen.open();
  await expect.poll(() => screen.views()).toEqual(["manual", "manual"]);
  await expect(screen.dialog).toContainText("NEWBANK");
  await expect(screen.dialog).toContainText(brand.t("deposit:bank.manual"));
});

test("a look-up that fails says so quietly and offers to try again; slips' hours stand beside the accounts [9.12 7.11]", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
  brand: { t },
}) => {
  await signIn(page.context(), member);
  await sandbox.fault(member, { endpoint: "lookup.deposit", kind: "status", status: 500 });
  await page.goto("/user/home/deposit");
  await expect(page.getByText(t("deposit:unread"))).toBeVisible();
  await sandbox.heal(member);
  await page.getByRole("link", { name: t("public:common.retry") }).click();
  await expect(page.getByText("407-123-4567")).toBeVisible();
  const hours = t("deposit:bank.closedDaily", { from: "23:30", until: "00:30" });
  await expect(page.getByText(hours)).toBeVisible();
  await sandbox.control("POST", "/settings", { slip: "closed" });
  await page.reload();
  await expect(page.getByText(t("deposit:bank.closed"))).toBeVisible();
});

test("a first wallet in mode AUTO is a TrueMoney number, with a condition that names the member [2.41]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const screen = new DepositScreen(page, brand);
  await offer(sandbox, member, {
    wallets: [{ mode: "AUTO", walletAccountName: "0998765432" }, ...LINKED.wallets],
  });
  await screen.open();
  await expect(screen.dialog).toContainText("0998765432");
  const condition = brand.t("deposit:wallet.condition", { username: member.username });
  await expect(screen.dialog).toContainText(condition);
  await expect(screen.link).toHaveCount(0);
});

test("a gift link is found inside pasted text, sent encrypted and credited; nothing can be sent while the field is empty [2.42 7.38 8.15 9.10]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
  axe,
  logLines,
}) => {
  const { t } = brand;
  const screen = new DepositScreen(page, brand);
  await offer(sandbox, member, LINKED);
  const { link, code } = await voucherOf(sandbox, 50);
  await screen.open();
  await awaitScript(page);
  await expect(screen.send).toBeDisabled();
  await expect(screen.dialog).toContainText(t("deposit:wallet.empty"));
  const least = t("deposit:minimum", { amount: "2.00", currency: "THB" });
  await expect(screen.dialog.locator("#gift")).toContainText(least);
  await screen.link.fill("https://example.com/");
  await screen.send.click();
  await expect(screen.link).toHaveAccessibleDescription(t("fields:giftLink.format"));
  await screen.link.fill(`ของขวัญให้คุณ 🎁 ${link} รับภายในวันนี้`);
  await expect(screen.dialog).toContainText(t("deposit:wallet.found"));
  await axe(page);
  await screen.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(t("money:outcome.giftLink.accepted"));
  expect((await sandbox.balances(member)).wallet).toBe(1_050);
  const [call] = await sandbox.callsOf(member, "wallet.truelink");
  expect(JSON.stringify(call)).not.toContain(code);
  expect(call?.headers["idempotency-key"]).toMatch(/.{16}/);
  expect(logLines().filter((line) => line.includes(code))).toEqual([]);
});

test("without script a gift link is sent by the form alone; a used or wrong one is refused with its sentence [2.42 8.29]", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  const screen = new DepositScreen(page, brand);
  await offer(sandbox, member, LINKED);
  const { link } = await voucherOf(sandbox, 50);
  const send = async (pasted: string) => {
    await screen.open();
    await screen.link.fill(pasted);
    await screen.send.click();
  };
  await send("no link");
  await expect(screen.link).toHaveAccessibleDescription(brand.t("fields:giftLink.format"));
  await send(`${link}0`);
  await expect(page.getByText(brand.t("errors:TRUELINK_INVALID"))).toBeVisible();
  await send(link);
  await expect(page).toHaveURL(OUTCOME);
  expect((await sandbox.balances(member)).wallet).toBe(1_050);
  await send(link);
  await expect(page.getByText(brand.t("errors:TRUELINK_DUPLICATE"))).toBeVisible();
  expect((await sandbox.balances(member)).wallet).toBe(1_050);
  const codes = ["SLIP_UPLOAD_FAIL", "SLIP_NO_FILE", "SLIP_INVALID_FILE"] as const;
  for (const code of [...codes, "TRUELINK_DUPLICATE", "TRUELINK_INVALID"] as const) {
    const texts = locales.map((locale) => brand.texts.t(locale)(`errors:${code}`));
    expect(new Set(texts).size).toBe(locales.length);
  }
});

test("a wallet that cannot be read leaves the ways to deposit, and a way to try again [8.05]", async ({
  signedIn: page,
  sandbox,
  member,
  brand: { t },
}) => {
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 500 });
  await page.goto("/user/home/deposit");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("deposit:ownUnread"));
  await expect(dialog.getByRole("heading", { name: t("deposit:own") })).toHaveCount(0);
  await sandbox.heal(member);
  await dialog.getByRole("link", { name: t("public:common.retry") }).click();
  await expect(dialog.getByRole("heading", { name: t("deposit:own") })).toBeVisible();
});
