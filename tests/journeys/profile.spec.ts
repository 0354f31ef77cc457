import type { Page } from "playwright/test";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import type { JourneyMember, SandboxControl } from "./sandbox";

interface ProfileAnswer {
  profile: { createdAt: string; name: string };
  bankAccount: Record<"bankCode" | "bankAccountName" | "bankAccountNo", string> & {
    bank: { nameTH: string };
  };
}

/** What the operator holds of the member, asked for with a session of its own. */
async function held(sandbox: SandboxControl, { username, password }: JourneyMember): Promise<ProfileAnswer> {
  const { body } = await sandbox.call("account.login", { username, password });
  const { token } = body as { token: string };
  return (await sandbox.call("account.profile", {}, { token })).body as ProfileAnswer;
}

/** `DD/MM/YYYY HH:mm:ss`, by other means than the app's. */
function clockTime(time: string, timeZone: string): string {
  const parts = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, ...parts, ...clock });
  return format.format(new Date(time)).replace(", ", " ");
}

const canSignIn = async (sandbox: SandboxControl, { username }: JourneyMember, password: string) =>
  (await sandbox.call("account.login", { username, password })).status === 200;

const text = ({ t }: Brand) => ({
  lock: t("member:profile.changePassword"),
  edit: t("member:profile.edit"),
  editName: t("member:profile.editBankName"),
  old: t("member:profile.oldPassword"),
  next: t("member:profile.newPassword"),
  again: t("member:profile.confirmPassword"),
  holder: t("member:profile.bankAccountName"),
  number: t("member:profile.bankAccountNo"),
  name: t("member:profile.name"),
  save: t("member:profile.save"),
});

async function fillPasswords(page: Page, brand: Brand, old: string, next: string, again: string) {
  const { old: oldLabel, next: nextLabel, again: againLabel } = text(brand);
  await page.getByLabel(oldLabel, { exact: true }).fill(old);
  await page.getByLabel(nextLabel, { exact: true }).fill(next);
  await page.getByLabel(againLabel, { exact: true }).fill(again);
}

const save = (page: Page, brand: Brand) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: text(brand).save })
    .click();

test("the profile shows every fact of the member, read-only, the account number in groups [2.54 2.55 3.06 5.35 7.21]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ bankCode: "KBANK", bankAccountNo: "1234567890", name: "มาลี ศรีสุข" });
  await signIn(page.context(), member);
  await page.goto("/user/profile");
  const { profile, bankAccount } = await held(sandbox, member);
  const main = page.getByRole("main");
  for (const fact of [
    member._id,
    member.username,
    "มาลี ศรีสุข",
    clockTime(profile.createdAt, brand.config.timeZone),
    bankAccount.bankAccountName,
    bankAccount.bank.nameTH,
    "123-456-7890",
  ]) {
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  expect(await sandbox.callsOf(member, "account.profile")).not.toHaveLength(0);
});

test("an account number of another length stays as it is [2.55 5.35]", async ({ page, signIn, sandbox }) => {
  const member = await sandbox.make({ bankAccountNo: "020123456789" });
  await signIn(page.context(), member);
  await page.goto("/user/profile");
  await expect(page.getByText("020123456789", { exact: true })).toBeVisible();
});

test("the lock opens the password dialog; the new password signs in from then on [1.13 2.56 3.26 7.24 8.08]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile");
  await page.getByRole("link", { name: text(brand).lock }).click();
  await expect(page).toHaveURL("/user/profile/password");
  await fillPasswords(page, brand, member.password, "ใหม่-กว่า 1", "ใหม่-กว่า 1");
  await save(page, brand);
  await expect(page.getByText(brand.t("member:profile.savedPassword"))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await canSignIn(sandbox, member, member.password)).toBe(false);
  expect(await canSignIn(sandbox, member, "ใหม่-กว่า 1")).toBe(true);
});

test("a wrong old password is refused in words and keeps no password in the page [8.08]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/password");
  await fillPasswords(page, brand, "canary-old", "canary-new", "canary-new");
  await save(page, brand);
  await expect(page.getByRole("alert")).toContainText(brand.say("errors:WRONG_PASSWORD"));
  expect(await page.content()).not.toContain("canary-");
  expect(await canSignIn(sandbox, member, member.password)).toBe(true);
});

test("two different new passwords get an inline error and reach nobody [5.20 5.22]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/password");
  await fillPasswords(page, brand, member.password, "one", "other");
  await save(page, brand);
  const again = page.getByLabel(text(brand).again, { exact: true });
  await expect(again).toHaveAttribute("aria-invalid", "true");
  await expect(again).toHaveAccessibleDescription(brand.say("fields:password.different"));
  expect(await sandbox.callsOf(member, "account.changePassword")).toHaveLength(0);
});

test("with any of the three empty nothing is called and nothing shown [5.19]", async ({
  noScript: page,
  signIn,
  member,
  sandbox,
  house,
  brand,
}) => {
  await signIn(page.context(), member);
  await page.goto("/user/profile/password");
  for (const label of [text(brand).old, text(brand).next, text(brand).again]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
  }
  const full = { oldPassword: member.password, newPassword: "next", confirmPassword: "next" };
  for (const empty of Object.keys(full)) {
    const answer = await page.request.post(`${house.url}/user/profile/password`, {
      form: { ...full, [empty]: "" },
      headers: { origin: house.url },
    });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('name="oldPassword"');
    expect(html).not.toContain('aria-invalid="true"');
    expect(html).not.toContain('role="alert"');
  }
  expect(await sandbox.callsOf(member, "account.changePassword")).toHaveLength(0);
  expect(await canSignIn(sandbox, member, member.password)).toBe(true);
});

test("the account name is edited only at KTB, TMB and BBL while it is not English [2.57 5.21 7.23 9.05]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  for (const bankCode of ["KTB", "TMB", "BBL"]) {
    const member = await sandbox.make({ bankCode, bankAccountName: "สมชาย ใจดี" });
    await signIn(page.context(), member);
    await page.goto("/user/profile");
    await page.getByRole("link", { name: text(brand).editName }).click();
    const name = page.getByRole("dialog").getByLabel(text(brand).holder, { exact: true });
    await expect(name).toHaveAttribute("required", "");
    await name.fill("somchai  jaidee");
    await expect(name).toHaveCSS("text-transform", "uppercase");
    await save(page, brand);
    await expect(page.getByText(brand.t("member:profile.savedBankName"))).toBeVisible();
    await expect(page.getByText("SOMCHAI JAIDEE", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: text(brand).editName })).toHaveCount(0);
    const [call] = await sandbox.callsOf(member, "account.updateBankAccountName");
    expect(call?.body).toEqual({ bankCode, bankAccountName: "SOMCHAI JAIDEE" });
  }
});

test("elsewhere, or with an English name, there is no such edit, nor at its address [2.57]", async ({
  page,
  signIn,
  sandbox,
  house,
  brand,
}) => {
  for (const account of [
    { bankCode: "SCB", bankAccountName: "สมชาย ใจดี" },
    { bankCode: "KTB", bankAccountName: "SOMCHAI JAIDEE" },
  ]) {
    const member = await sandbox.make(account);
    await signIn(page.context(), member);
    await page.goto("/user/profile/bank-name");
    await expect(page).toHaveURL("/user/profile");
    await expect(page.getByRole("link", { name: text(brand).editName })).toHaveCount(0);
    await page.request.post(`${house.url}/user/profile/bank-name`, {
      form: { bankAccountName: "OTHER NAME" },
      headers: { origin: house.url },
    });
    expect(await sandbox.callsOf(member, "account.updateBankAccountName")).toHaveLength(0);
  }
});

test("an account name in other letters is refused at the field, without script too [5.21]", async ({
  noScript: page,
  signIn,
  sandbox,
  brand,
  house,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  for (const bankAccountName of ["สมชาย", "SOMCHAI 2", "A-B", ""]) {
    const answer = await page.request.post(`${house.url}/user/profile/bank-name`, {
      form: { bankAccountName },
      headers: { origin: house.url },
    });
    expect(answer.status()).toBe(400);
    const message = bankAccountName === "" ? "fields:required" : "fields:bankAccountName.english";
    expect(await answer.text()).toContain(brand.say(message));
  }
  expect(await sandbox.callsOf(member, "account.updateBankAccountName")).toHaveLength(0);
});

test("name and bank account are changed, without script too, and the operator has them [3.26 7.22 8.08]", async ({
  noScript: page,
  signIn,
  member,
  sandbox,
  brand,
}) => {
  await signIn(page.context(), member);
  await page.goto("/user/profile");
  await page.getByRole("link", { name: text(brand).edit }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text(brand).name, { exact: true }).fill("นที ใหม่");
  await dialog.getByRole("combobox").selectOption("GSB");
  await dialog.getByLabel(text(brand).holder, { exact: true }).fill("natee mai");
  await dialog.getByLabel(text(brand).number, { exact: true }).fill("๑๒๓-456-7891");
  await save(page, brand);
  await expect(page.getByText(brand.t("member:profile.savedProfile"))).toBeVisible();
  await expect(page.getByText("123-456-7891", { exact: true })).toBeVisible();
  const { profile, bankAccount } = await held(sandbox, member);
  expect(profile.name).toBe("นที ใหม่");
  expect(bankAccount).toMatchObject({
    bankCode: "GSB",
    bankAccountName: "NATEE MAI",
    bankAccountNo: "1234567891",
  });
});

test("what the operator refuses is said, and what was typed stays [8.08 8.21]", async ({
  signedIn: page,
  sandbox,
  brand,
}) => {
  await sandbox.make({ bankCode: "SCB", bankAccountNo: "5550001112" });
  await page.goto("/user/profile/edit");
  const number = page.getByLabel(text(brand).number, { exact: true });
  await page.getByRole("combobox").selectOption("SCB");
  await number.fill("5550001112");
  await save(page, brand);
  await expect(page.getByRole("alert")).toContainText(brand.say("errors:EXISTING_BANK"));
  await expect(number).toHaveValue("5550001112");
});
