import { voucherOf } from "../contract/cashier-desk";
import { offer } from "./deposit-desk";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { toastOf } from "./toast";

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
    await screen.unfold("account");
    await dialog.getByRole("link", { name: t("deposit:bank.slip") }).click();
    await expect(page).toHaveURL(/\/user\/home\/deposit\/slip\?bankCode=\w+$/);
    await page.getByRole("link", { name: t("public:common.close"), exact: true }).click();
    await expect(page).toHaveURL("/user/home/deposit");
    await dialog
      .getByRole("link", { name: t("deposit:slip") })
      .last()
      .click();
    await expect(page).toHaveURL("/user/home/deposit/slip");
  });
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
  await offer(sandbox, member, { wallets: [{ mode: "LINK", walletAccountName: "0998765432" }] });
  const { link, code } = await voucherOf(sandbox, 50);
  await screen.open();
  await awaitScript(page);
  await screen.unfold("gift");
  await expect(screen.send).toBeDisabled();
  await expect(screen.dialog).toContainText(t("deposit:wallet.empty"));
  const least = t("deposit:minimum", { amount: "2.00", currency: "THB" });
  await expect(screen.dialog).toContainText(least);
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

test("a gift link needs no script; one that is none is said where it was typed [2.42]", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  const screen = new DepositScreen(page, brand);
  await offer(sandbox, member, { wallets: [{ mode: "LINK", walletAccountName: "0998765432" }] });
  const { link } = await voucherOf(sandbox, 50);
  await screen.open();
  await screen.unfold("gift");
  await screen.link.fill("https://example.com/");
  await screen.send.click();
  await expect(screen.link).toHaveAccessibleDescription(brand.t("fields:giftLink.format"));
  await screen.link.fill(`${brand.t("deposit:wallet.link")} ${link}`);
  await screen.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    brand.t("money:outcome.giftLink.accepted"),
  );
  expect(await sandbox.callsOf(member, "wallet.truelink")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(1_050);
});
