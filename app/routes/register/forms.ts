import { isEnglishName, isEnglishOnly } from "schemas/english-names";
import {
  accountNamePart,
  ageConfirmation,
  bankAccountNo,
  codeField,
  currencyField,
  inviteCode,
  nameField,
  optionalCode,
  otpCode,
  passwordField,
  phoneField,
  samePasswords,
} from "schemas/fields";
import type { OperatorConfig } from "schemas/operator";
import * as z from "zod";

/**
 * The schemas of the four steps (specification, section 5). The server parses with them; the browser loads this file
 * when a field is first focused.
 */

export const phoneForm = (rules: Pick<OperatorConfig, "phone">) => z.object({ username: phoneField(rules) });

export const otpForm = z.object({ otpCode });

export function profileForm(rules: Pick<OperatorConfig["saferPlay"], "ageConfirmation">) {
  return z
    .object({
      name: nameField,
      password: passwordField,
      confirmPassword: passwordField,
      sourceCode: optionalCode,
      inviteCode,
      ageConfirmation: ageConfirmation(rules),
    })
    .superRefine(samePasswords("password", "confirmPassword"), { when: () => true });
}

export interface BankRules extends Pick<OperatorConfig, "registerCurrencies"> {
  banks: Pick<OperatorConfig["banks"], "englishOnlyNames">;
}

export function bankForm(rules: BankRules) {
  return z
    .object({
      bankCode: codeField,
      firstName: accountNamePart,
      lastName: accountNamePart,
      bankAccountNo,
      currency: rules.registerCurrencies.length > 0 ? currencyField(rules) : z.undefined().catch(undefined),
    })
    .superRefine(englishNames(rules), { when: () => true });
}

/** Some banks require English names; reported even while other fields are missing. */
function englishNames({ banks }: BankRules) {
  return (form: Partial<Record<string, unknown>>, context: z.core.$RefinementCtx) => {
    if (!isEnglishOnly({ banks }, String(form.bankCode))) return;
    for (const field of ["firstName", "lastName"]) {
      const name = form[field];
      if (typeof name !== "string" || isEnglishName(name)) continue;
      context.addIssue({ code: "custom", path: [field], message: "fields:bankAccountName.english" });
    }
  };
}
