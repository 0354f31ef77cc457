import * as z from "zod";
import { parseAmount, plainDigits, type Satang } from "./amount";
import type { FieldMessage } from "./field-messages";
import type { OperatorConfig } from "./operator";

/**
 * Rules of single fields (specification, section 5), the ones that differ between brands as functions of the config.
 * Messages are text keys; a number in a text (minimum, maximum, length) is filled in by who shows it, from the same config.
 */

const says = (message: FieldMessage) => message;
const required = { error: says("fields:required") };
const noBank = { error: says("fields:bank.choose") };

/** What stands in for a value that is too long to be meant. */
const LONGEST = 200;

/** Required text, spaces around it removed. */
function text(longest = LONGEST, missing = required) {
  return z
    .string(missing)
    .trim()
    .min(1, { ...missing, abort: true })
    .max(longest, says("fields:tooLong"));
}

/** A phone without spaces, dashes, dots and brackets, in 0-9. */
function plainPhone(typed: string): string {
  return plainDigits(typed).replace(/[\s().-]/g, "");
}

/** A phone at registration: 10 digits, of any length in the Lao build. */
export function phoneField({ phone: { length } }: Pick<OperatorConfig, "phone">) {
  return text()
    .transform(plainPhone)
    .pipe(
      z
        .string()
        .regex(/^\+?\d{1,20}$/, { error: says("fields:phone.format"), abort: true })
        .refine((phone) => length === null || (phone.length === length && !phone.startsWith("+")), {
          error: says("fields:phone.length"),
        }),
    );
}

/** Who logs in: a phone, as at registration but of any length, or another user name as it is. */
export const loginUsername = text().transform((typed) => {
  const phone = plainPhone(typed);
  return /^\d{4,20}$/.test(phone) ? phone : typed;
});

/** A password as typed: spaces count. */
export const passwordField = z.string(required).min(1, required).max(LONGEST, says("fields:tooLong"));

/** For forms that ask twice: puts the fault at the second field. */
export function samePasswords<Name extends string>(first: Name, second: Name) {
  return (form: Record<Name, string>, context: z.core.$RefinementCtx) => {
    if (form[first] === form[second]) return;
    context.addIssue({ code: "custom", path: [second], message: says("fields:password.different") });
  };
}

/** The name in a profile. */
export const nameField = text();

/** First or last name of a bank account: upper case, trimmed, inner spaces single. */
export const accountNamePart = text().transform((name) => name.toUpperCase().replace(/\s+/g, " "));

/** Whether the account names of a bank are letters A-Z and spaces only (KTB, TMB, BBL). */
export function isEnglishOnly(
  { banks }: { banks: Pick<OperatorConfig["banks"], "englishOnlyNames"> },
  bankCode: string,
): boolean {
  return banks.englishOnlyNames.includes(bankCode);
}

export function isEnglishName(name: string): boolean {
  return /^[A-Za-z ]+$/.test(name);
}

/** A bank account's whole name, in upper case; English for the banks that want it. */
export function bankAccountName(operator: Parameters<typeof isEnglishOnly>[0], bankCode: string) {
  return accountNamePart.refine((name) => !isEnglishOnly(operator, bankCode) || isEnglishName(name), {
    error: says("fields:bankAccountName.english"),
  });
}

/** The name in the edit dialog, which is only for English-only banks. */
export const englishAccountName = accountNamePart.refine(isEnglishName, {
  error: says("fields:bankAccountName.english"),
});

/** Digits of an account number, Thai and Lao ones too; spaces and dashes are removed. */
export const bankAccountNo = text(40)
  .transform((typed) => plainDigits(typed).replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{1,30}$/, says("fields:bankAccountNo.format")));

/** A bank's code, out of the list that the operator gives. */
export const codeField = text(64, noBank);
/** A code that may be left out: where from. */
export const optionalCode = text(64).optional();

export function currencyField({ registerCurrencies }: Pick<OperatorConfig, "registerCurrencies">) {
  return z
    .string({ error: says("fields:currency.choose") })
    .refine((currency) => registerCurrencies.some((offered) => offered === currency), {
      error: says("fields:currency.choose"),
    });
}

export const inviteCode = text(64).optional();
/** A one-time code as it is typed or pasted: spaces and dashes are removed. */
export const otpCode = text(20).transform((typed) => plainDigits(typed).replace(/[\s-]/g, ""));

/** The box that confirms the age, where the brand asks for it. */
export function ageConfirmation({
  ageConfirmation: isAsked,
}: Pick<OperatorConfig["saferPlay"], "ageConfirmation">) {
  const box = z.literal("on", { error: says("fields:age.confirm") });
  return isAsked ? box : box.optional();
}

/** A promotion code: forced upper case before search and activation. */
export const promotionCode = text(64).transform((code) => code.toUpperCase());

/** Source or destination of a transfer: the main wallet or a slot code. */
export const transferAccount = z
  .string({ error: says("fields:account.choose") })
  .min(1, says("fields:account.choose"))
  .max(64, says("fields:account.choose"));

/** For the transfer form: from and to differ. */
export function differentAccounts(form: { from: string; to: string }, context: z.core.$RefinementCtx) {
  if (form.from !== form.to) return;
  context.addIssue({ code: "custom", path: ["to"], message: says("fields:account.same") });
}

/** An amount as typed, read as satang. */
export function amountField({ minimum, maximum }: { minimum?: Satang; maximum?: Satang }) {
  return z
    .string({ error: says("fields:amount.empty") })
    .transform((typed, context): Satang => {
      const parsed = parseAmount(typed);
      if (parsed.ok) return parsed.satang;
      context.addIssue({ code: "custom", message: says(`fields:amount.${parsed.fault}`) });
      return z.NEVER;
    })
    .refine((amount) => minimum === undefined || amount >= minimum, { error: says("fields:amount.minimum") })
    .refine((amount) => maximum === undefined || amount <= maximum, { error: says("fields:amount.maximum") });
}

const giftLinkPattern = /https:\/\/gift\.truemoney\.com\/campaign\/?\?(?:[\w=%-]+&)*v=[\w-]+/i;

/** A gift link, also inside other pasted text. */
export const giftLink = text(2000).transform((typed, context): string => {
  const found = giftLinkPattern.exec(typed)?.[0];
  if (found) return found;
  context.addIssue({ code: "custom", message: says("fields:giftLink.format") });
  return z.NEVER;
});

/** A chat message: not only spaces, and no longer than the brand allows. */
export function chatText({ chat }: { chat: Pick<OperatorConfig["chat"], "textMaxLength"> }) {
  return z
    .string(required)
    .refine((typed) => typed.trim() !== "", required)
    .refine((typed) => typed.length <= chat.textMaxLength, { error: says("fields:chat.tooLong") });
}
