import { expect, test } from "./fixtures";
import { held, save, text } from "./profile-screen";

/** `DD/MM/YYYY HH:mm:ss`, formatted independently of the app. */
function clockTime(time: string, timeZone: string): string {
  const parts = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, ...parts, ...clock });
  return format.format(new Date(time)).replace(", ", " ");
}

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
  await expect(page.getByText(brand.t("profile:savedProfile"))).toBeVisible();
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
