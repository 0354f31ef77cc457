import { isEnglishName, isEnglishOnly } from "schemas/english-names";
import {
  accountNamePart,
  bankAccountName,
  bankAccountNo,
  codeField,
  englishAccountName,
  nameField,
  passwordField,
  samePasswords,
} from "schemas/fields";
import type { OperatorConfig } from "schemas/operator";
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

export interface AccountNameRules {
  banks: Pick<OperatorConfig["banks"], "englishOnlyNames">;
}

/** The rule for the account name depends on the selected bank; checked even while other fields are missing. */
export function profileForm(rules: AccountNameRules) {
  return z
    .object({ name: nameField, bankCode: codeField, bankAccountName: accountNamePart, bankAccountNo })
    .superRefine(checkAccountName(rules), { when: () => true });
}

function checkAccountName(rules: AccountNameRules) {
  return (form: Partial<Record<string, unknown>>, context: z.core.$RefinementCtx) => {
    const name = form.bankAccountName;
    if (typeof name !== "string") return;
    if (bankAccountName(rules, String(form.bankCode)).safeParse(name).success) return;
    context.addIssue({
      code: "custom",
      path: ["bankAccountName"],
      message: "fields:bankAccountName.english",
    });
  };
}

/**
 * Whether the account name may be edited: only for banks that require English names, and only if it is not English yet
 * (specification, section 2, Profile).
 */
export function mayEditBankName(
  brand: Pick<OperatorConfig, "banks">,
  account: { bankCode: string; bankAccountName: string } | undefined,
): boolean {
  return (
    account !== undefined && isEnglishOnly(brand, account.bankCode) && !isEnglishName(account.bankAccountName)
  );
}
