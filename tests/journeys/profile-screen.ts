import type { Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";

interface ProfileAnswer {
  profile: { createdAt: string; name: string };
  bankAccount: Record<"bankCode" | "bankAccountName" | "bankAccountNo", string>;
}

/** The operator's data about the member, read in a separate session. */
export async function held(
  sandbox: SandboxControl,
  { username, password }: JourneyMember,
): Promise<ProfileAnswer> {
  const { body } = await sandbox.call("account.login", { username, password });
  const { token } = body as { token: string };
  return (await sandbox.call("account.profile", {}, { token })).body as ProfileAnswer;
}

export const canSignIn = async (sandbox: SandboxControl, { username }: JourneyMember, password: string) =>
  (await sandbox.call("account.login", { username, password })).status === 200;

export const text = ({ t }: BrandInfo) => ({
  lock: t("profile:changePassword"),
  edit: t("profile:edit"),
  editName: t("profile:editBankName"),
  old: t("profile:oldPassword"),
  next: t("profile:newPassword"),
  again: t("profile:confirmPassword"),
  holder: t("profile:bankAccountName"),
  number: t("profile:bankAccountNo"),
  name: t("profile:name"),
  save: t("profile:save"),
});

export async function fillPasswords(page: Page, brand: BrandInfo, old: string, next: string, again: string) {
  const { old: oldLabel, next: nextLabel, again: againLabel } = text(brand);
  await page.getByLabel(oldLabel, { exact: true }).fill(old);
  await page.getByLabel(nextLabel, { exact: true }).fill(next);
  await page.getByLabel(againLabel, { exact: true }).fill(again);
}

export const save = (page: Page, brand: BrandInfo) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: text(brand).save })
    .click();

/** The fields of a password's change. */
export const passwordsOf = (oldPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  ...{ oldPassword, newPassword, confirmPassword },
});
