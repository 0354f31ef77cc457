import { expect } from "playwright/test";
import { befriend, lose } from "./rewards";
import { type Look, openAndLook, type Visitor } from "./tour-visitor";
import { visitWheel } from "./visit-wheel";

type Open = (path: string) => Promise<void>;

/**
 * The other screens of members: home with its rewards, games, the wheel, the account. The browser must be signed in.
 */
export async function visitPlayScreens(visitor: Visitor, look: Look): Promise<void> {
  const { page, brand, member, sandbox } = visitor;
  const open = openAndLook(visitor, look);
  await visitRewards(visitor, open, look);
  await visitGames(visitor, open, look);
  for (const path of ["", "/WEEK15", "/TOPUP5"]) await open(`/user/bonus${path}`);
  if (brand.config.features.spin) await visitWheel(visitor, look);
  for (const path of ["", "/password", "?dialog=conditions", "/edit"]) await open(`/user/profile${path}`);
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page.getByText(brand.t("profile:savedProfile"))).toBeVisible();
  await look("/user/profile, saved");
  await openBankName(visitor, open);
  await sandbox.fault(member, { endpoint: "account.profile", kind: "status", status: 500 });
  await open("/user/profile");
  await sandbox.heal(member);
  await open("/user/contact");
  await open("/user/home/agreements");
}

/** The banners, the plain dialogs with something to receive, and a refund's review, which is not confirmed. */
async function visitRewards(visitor: Visitor, open: Open, look: Look) {
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

/** Accounts of a web game, an app game and one not open yet, and the credentials once shown. */
async function visitGames({ page }: Visitor, open: Open, look: Look) {
  for (const code of ["SLOTXO", "HUAYHD", "JOKER"]) await open(`/user/home/games/${code}`);
  await page.locator("dialog button[value=reveal]").click();
  await expect(page.locator("dialog button[value=reveal]")).toBeHidden();
  await look("/user/home/games/JOKER, shown");
}

/** For a member at a bank that requires English names, whose name is not; skipped for brands without such a bank. */
async function openBankName({ brand, member, sandbox }: Visitor, open: Open) {
  const [bankCode] = brand.config.banks.englishOnlyNames;
  if (bankCode === undefined) return;
  const profile = { _id: member._id, name: member.name, username: member.username };
  const bankAccount = { bankCode, bankAccountName: "สมชาย ใจดี", bankAccountNo: "1234567890" };
  const body = { profile, bankAccount };
  await sandbox.fault(member, { endpoint: "account.profile", kind: "status", status: 200, body });
  await open("/user/profile/bank-name");
  await sandbox.heal(member);
}
