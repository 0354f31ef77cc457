import type { Brand } from "schemas/brand";
import type { EnglishNameRules } from "schemas/english-names";
import {
  accountNamePart,
  ageConfirmation,
  bankAccountNo,
  codeField,
  currencyField,
  englishNames,
  inviteCode,
  nameField,
  optionalCode,
  otpCode,
  passwordField,
  phoneField,
  samePasswords,
} from "schemas/fields";
import * as z from "zod";

/**
 * The schemas of the four steps (specification, section 5). The server parses with them; the browser loads this file
 * when a field is first focused.
 */

export const phoneForm = (rules: Pick<Brand, "phone">) => z.object({ username: phoneField(rules) });

export const otpForm = z.object({ otpCode });

export function profileForm(rules: Pick<Brand["saferPlay"], "ageConfirmation">) {
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

export interface BankRules extends EnglishNameRules, Pick<Brand, "registerCurrencies"> {}

/** The rule for the names depends on the selected bank; checked even while other fields are missing. */
export function bankForm(rules: BankRules) {
  return z
    .object({
      bankCode: codeField,
      firstName: accountNamePart,
      lastName: accountNamePart,
      bankAccountNo,
      currency: rules.registerCurrencies.length > 0 ? currencyField(rules) : z.undefined().catch(undefined),
    })
    .superRefine(englishNames(rules, "firstName", "lastName"), { when: () => true });
}
