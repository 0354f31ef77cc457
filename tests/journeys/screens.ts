import { expect, type Page } from "playwright/test";
import { localeNames } from "../../app/i18n/locale";
import type { Brand } from "./brand";
import { offer } from "./deposit-desk";
import { befriend, lose } from "./rewards";
import type { JourneyMember, SandboxControl } from "./sandbox";
import { transferPost } from "./transfer-post";
import { visitWheel } from "./visit-wheel";

export interface Visitor {
  page: Page;
  url: string;
  brand: Brand;
  member: JourneyMember;
  sandbox: SandboxControl;
}

/** Waits until the page is hydrated, by the marks that React leaves on elements. */
export async function awaitScript(page: Page): Promise<void> {
  // Polled from outside the page: a test that stops the page's clock would stop polling inside it.
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
}

interface Fiber {
  return: Fiber | null;
  stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } };
}

/** Whether React has hydrated the whole page: it marks an element before taps on it count. */
export function isHydrated(): boolean {
  const [, mark] =
    Object.entries(document.querySelector("main") ?? {}).find(([key]) => key.startsWith("__reactFiber")) ??
    [];
  let fiber = mark as Fiber | undefined;
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode?.current?.memoizedState?.isDehydrated === false;
}

/** Visits every guest screen and calls `look` on each. */
export async function visitPublicScreens({ page, brand }: Visitor, look: (name: string) => Promise<void>) {
  for (const path of ["/login", "/howto", "/howto/wallet", "/contact", "/terminated", "/nowhere"]) {
    await page.goto(path);
    await awaitScript(page);
    await look(path);
  }
  await page.goto("/login");
  await page.locator("input[name=username]").fill("0800000000");
  await page.locator("input[name=password]").fill("nobody");
  await page.locator("input[name=password]").press("Enter");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await look("/login, refused");
  await page.goto("/login");
  await awaitScript(page);
  await page.locator("header summary").click();
  await expect(page.getByRole("button", { name: localeNames[brand.config.defaultLocale] })).toBeVisible();
  await look("/login, languages open");
}

/** Visits every member screen, including dialogs and outcome pages. The browser must be signed in. */
export async function visitMemberScreens(visitor: Visitor, look: (name: string) => Promise<void>) {
  const { page, url, brand, member, sandbox } = visitor;
  const open = async (path: string) => {
    await page.goto(path);
    await awaitScript(page);
    await look(path);
  };
  await open("/user/home");
  for (const path of ["", "/password", "/edit", "?dialog=conditions"]) {
    await open(`/user/profile${path}`);
  }
  await page.goto("/user/profile/edit");
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page.getByText(brand.t("profile:savedProfile"))).toBeVisible();
  await look("/user/profile, saved");
  await openBankName(visitor, open);
  await open("/user/statement");
  await open("/user/contact");
  await open("/user/home/agreements");
  await visitDeposits(visitor, open);
  await open("/user/home/transfer");
  await page.locator("dialog input[name=amount]").fill("0");
  await page.locator("dialog button[type=submit]").click();
  await expect(page.locator("dialog [aria-invalid]")).toBeVisible();
  await look("/user/home/transfer, refused");
  await open("/user/home/withdraw");
  await visitGames(visitor, open, look);
  await visitRewards(visitor, open, look);
  for (const path of ["", "/WEEK15", "/TOPUP5"]) await open(`/user/bonus${path}`);
  if (brand.config.features.spin) await visitWheel(visitor, open, look);

  const transfer = await transferPost(url, page.context());
  const send = async (amount: string) => {
    const { location } = await transfer.post({
      intent: await transfer.draw(),
      from: "wallet",
      to: "PG",
      amount,
    });
    if (location === null) throw new Error("a transfer of the tour led to no outcome");
    return location;
  };
  const amount = String(brand.money(20));
  await open(await send(amount));
  await open(await send(String(brand.money(99_999))));
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-before", times: 1 });
  await open(await send(amount));
  await open("/user/outcome/none");
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 500 });
  await open("/user/home");
  await sandbox.heal(member);
}

/** The deposit screen, the slip screen, and the brand's first QR provider before and after creating a code. */
async function visitDeposits(
  { page, brand, sandbox, member }: Visitor,
  open: (path: string) => Promise<void>,
) {
  await offer(sandbox, member, { wallets: [{ mode: "LINK", walletAccountName: "0998765432" }] });
  await open("/user/home/deposit");
  const amount = page.locator("dialog input[name=amount]");
  await amount.fill(String(brand.money(500)));
  await page.locator("dialog button[value=create]").click();
  await expect(page.locator("dialog img[src^='data:image']")).toBeVisible();
  await open(new URL(page.url()).pathname);
  await page.locator("dialog button[value=cancel]").click();
  await expect(amount).toBeVisible();
  await open(new URL(page.url()).pathname);
  await open("/user/home/deposit/slip");
}

/** Accounts of a web game, an app game and one not open yet, and the credentials once shown. */
async function visitGames(
  { page }: Visitor,
  open: (path: string) => Promise<void>,
  look: (name: string) => Promise<void>,
) {
  for (const code of ["SLOTXO", "HUAYHD", "JOKER"]) await open(`/user/home/games/${code}`);
  await page.locator("dialog button[value=reveal]").click();
  await expect(page.locator("dialog button[value=reveal]")).toBeHidden();
  await look("/user/home/games/JOKER, shown");
}

/** The banners, the plain dialogs with something to receive, and a refund's review, which is not confirmed. */
async function visitRewards(
  visitor: Visitor,
  open: (path: string) => Promise<void>,
  look: (name: string) => Promise<void>,
) {
  const { page, brand, member, sandbox } = visitor;
  await befriend(visitor);
  const path = `/members/${member.username}/rewards`;
  const { refund } = await sandbox.control<{ refund: { amount: number } }>("GET", path);
  if (refund.amount === 0) await lose(visitor, 110);
  await open("/user/home");
  const dialogs = brand.config.features.invite ? ["invite", "refund"] : ["refund"];
  for (const name of dialogs) {
    await open(`/user/home/${name}`);
    await open(`/user/home/${name}?page=1`);
  }
  await page.locator("dialog button[value=receive]").click();
  await expect(page.locator("dialog button[value=confirm]")).toBeVisible();
  await look("/user/home/refund, facts");
}

/** For a member at a bank that requires English names, whose name is not; skipped for brands without such a bank. */
async function openBankName({ brand, member, sandbox }: Visitor, open: (path: string) => Promise<void>) {
  const [bankCode] = brand.config.banks.englishOnlyNames;
  if (bankCode === undefined) return;
  const profile = { _id: member._id, name: member.name, username: member.username };
  const bankAccount = { bankCode, bankAccountName: "สมชาย ใจดี", bankAccountNo: "1234567890" };
  const body = { profile, bankAccount };
  await sandbox.fault(member, { endpoint: "account.profile", kind: "status", status: 200, body });
  await open("/user/profile/bank-name");
  await sandbox.heal(member);
}
