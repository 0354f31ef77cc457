import { expect, type Page } from "playwright/test";
import { localeNames } from "../../app/i18n/locale";
import type { Brand } from "./brand";
import type { JourneyMember, SandboxControl } from "./sandbox";
import { transferPost } from "./transfer-post";

export interface Visitor {
  page: Page;
  url: string;
  brand: Brand;
  member: JourneyMember;
  sandbox: SandboxControl;
}

/** Until the page's script has taken over: Remix leaves its router on the window then. */
export async function awaitScript(page: Page): Promise<void> {
  await page.waitForFunction(() => "__remixRouter" in window);
}

/** Visits every screen of guests; `look` sees each one as it stands. */
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

/** Visits every screen of members, dialogs and outcomes included. The browser is signed in. */
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
  await page.context().addCookies([{ name: "done", value: "password", url }]);
  await open("/user/profile");
  await openBankName(visitor, open);
  await open("/user/statement");
  await open("/user/contact");
  await open("/user/home/agreements");
  await open("/user/home/transfer");
  await page.locator("dialog input[name=amount]").fill("0");
  await page.locator("dialog button[type=submit]").click();
  await expect(page.locator("dialog [aria-invalid]")).toBeVisible();
  await look("/user/home/transfer, refused");

  const transfer = await transferPost(url, page.context());
  const send = async (amount: string) => {
    const { location } = await transfer.post({
      intent: await transfer.draw(),
      from: "wallet",
      to: "PG",
      amount,
    });
    return location ?? "";
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

/** For a member at a bank that wants English names, whose name is not; no screen of brands without such a bank. */
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
