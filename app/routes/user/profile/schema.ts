import type { Brand } from "schemas/brand";
import { type EnglishNameRules, isEnglishName, isEnglishOnly } from "schemas/english-names";
import {
  accountNamePart,
  bankAccountNo,
  codeField,
  englishAccountName,
  englishNames,
  nameField,
  passwordField,
  samePasswords,
} from "schemas/fields";
import * as z from "zod";

/**
 * The schemas of the profile's forms (specification, section 5). The server parses with them; the browser loads this
 * file when a field is first focused.
 */

/** If any of the three is empty, no call is made; each empty one gets an error. */
export const passwordForm = z
  .object({ oldPassword: passwordField, newPassword: passwordField, confirmPassword: passwordField })
  .superRefine(samePasswords("newPassword", "confirmPassword"), { when: () => true });

export const bankNameForm = z.object({ bankAccountName: englishAccountName });

/** The rule for the account name depends on the selected bank; checked even while other fields are missing. */
export function editForm(rules: EnglishNameRules) {
  return z
    .object({ name: nameField, bankCode: codeField, bankAccountName: accountNamePart, bankAccountNo })
    .superRefine(englishNames(rules, "bankAccountName"), { when: () => true });
}

/**
 * Whether the account name may be edited: only for banks that require English names, and only if it is not English yet
 * (specification, section 2, Profile).
 */
export function mayEditBankName(
  brand: Pick<Brand, "banks">,
  account: { bankCode: string; bankAccountName: string } | undefined,
): boolean {
  return (
    account !== undefined && isEnglishOnly(brand, account.bankCode) && !isEnglishName(account.bankAccountName)
  );
}
