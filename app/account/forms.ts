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
 * The forms over the profile (specification, section 5). The server parses them; the browser loads this file when a
 * form's first field gets the focus.
 */

/** An empty one is no fault: with any of the three empty nothing is called and nothing shown. */
const quietPassword = passwordField.default("");

export const passwordForm = z
  .object({ oldPassword: quietPassword, newPassword: quietPassword, confirmPassword: quietPassword })
  .superRefine((form, context) => {
    if (form.newPassword && form.confirmPassword)
      samePasswords("newPassword", "confirmPassword")(form, context);
  });

export const bankNameForm = z.object({ bankAccountName: englishAccountName });

export interface ProfileRules {
  banks: Pick<OperatorConfig["banks"], "englishOnlyNames">;
}

/** The rule of the account's name follows the bank that is chosen with it, whatever else is still missing. */
export function profileForm(rules: ProfileRules) {
  return z
    .object({ name: nameField, bankCode: codeField, bankAccountName: accountNamePart, bankAccountNo })
    .superRefine(checkAccountName(rules), { when: () => true });
}

function checkAccountName(rules: ProfileRules) {
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
