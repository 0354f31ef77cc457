import { expect } from "playwright/test";
import { offer } from "./deposit-desk";
import { type Look, openAndLook, type Visitor } from "./tour-visitor";
import { transferPost } from "./transfer-post";
import { TransferScreen } from "./transfer-screen";

type Open = (path: string) => Promise<void>;

/** The screens of money, with their dialogs and every kind of outcome. The browser must be signed in. */
export async function visitMoneyScreens(visitor: Visitor, look: Look): Promise<void> {
  const { member, sandbox } = visitor;
  const open = openAndLook(visitor, look);
  await open("/user/home");
  await open("/user/statement");
  await openSlips(visitor, open);
  await visitDeposits(visitor, open, look);
  await open("/user/home/withdraw");
  await visitTransfer(visitor, open, look);
  await visitOutcomes(visitor, open);
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 500 });
  await open("/user/home");
  await sandbox.heal(member);
}

/** A slip that was credited, and one that was not. */
async function openSlips({ brand, member, sandbox }: Visitor, open: Open) {
  const createdAt = new Date().toISOString();
  const slips = [
    { status: "SUCCESS", amount: brand.money(300), reference: "1", createdAt },
    { status: "FAILED", amount: brand.money(500), note: "SLIP_REFNO_DUPLICATED", createdAt },
  ];
  const body = { total: 2, slips };
  await sandbox.fault(member, { endpoint: "statement.slips", kind: "status", status: 200, body });
  await open("/user/statement/slips");
  await sandbox.heal(member);
}

/** The brand's first QR provider before a code, with one and after it was cancelled, and the slip. */
async function visitDeposits({ page, brand, sandbox, member }: Visitor, open: Open, look: Look) {
  await offer(sandbox, member, { wallets: [{ mode: "LINK", walletAccountName: "0998765432" }] });
  await open("/user/home/deposit");
  const amount = page.locator("dialog input[name=amount]").filter({ visible: true });
  await amount.fill(String(brand.money(500)));
  await page.locator("dialog details[open] button[value=create]").click();
  await expect(page.locator("dialog img[src^='data:image']")).toBeVisible();
  await look("/user/home/deposit, a code");
  await page.locator("dialog button[value=cancel]").click();
  await expect(amount).toBeVisible();
  await open(new URL(page.url()).pathname);
  await open("/user/home/deposit/slip");
}

/** A transfer refused, and its preview, which always stands above the buttons. */
async function visitTransfer({ page, brand, member, sandbox }: Visitor, open: Open, look: Look) {
  await open("/user/home/transfer");
  const transfer = new TransferScreen(page, brand);
  const { dialog, submit } = transfer;
  await transfer.amount.fill("0");
  await submit.click();
  await expect(dialog.locator("[aria-invalid]")).toBeVisible();
  await look("/user/home/transfer, refused");
  const { wallet } = await sandbox.balances(member);
  for (const amount of [brand.money(100), Math.floor(wallet)]) {
    await transfer.fill({ from: "wallet", to: "PG", amount: String(amount) });
    const balances = dialog.locator("dd");
    await expect(balances).toHaveCount(2);
    await look(`/user/home/transfer, preview of ${amount}`);
    const last = await balances.last().boundingBox();
    const bar = await submit.locator("..").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
}

/** Done, refused, not known yet, and an outcome that is nobody's. */
async function visitOutcomes({ page, url, brand, member, sandbox }: Visitor, open: Open) {
  const transfer = await transferPost(url, page.context());
  const send = async (amount: number) => {
    const intent = await transfer.draw();
    const fields = { from: "wallet", to: "PG", amount: String(amount) };
    const { location } = await transfer.post({ intent, ...fields });
    if (location === null) throw new Error("a transfer of the tour led to no outcome");
    return location;
  };
  await open(await send(brand.money(20)));
  await open(await send(brand.money(999_999)));
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-before", times: 1 });
  await open(await send(brand.money(20)));
  await open("/user/outcome/none");
}
