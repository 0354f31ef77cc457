import * as z from "zod";
import { parseAmount, plainDigits, type Satang } from "./amount";
import type { Brand } from "./brand";
import { cleanText, isBlank } from "./clean-text";
import { type EnglishNameRules, isEnglishName, isEnglishOnly } from "./english-names";
import { findGiftLink } from "./gift-link";
import { isOtherPhone, localPhone } from "./phone";

/**
 * Rules for single fields (specification, section 5); rules that differ between brands are functions of the config.
 * Messages are text keys; the component that shows them fills in numbers (minimum, maximum, length) from the same
 * config.
 */

/** The messages of all field rules: text keys of the `fields` namespace, which every language must have. */
export const fieldMessages = [
  "fields:required",
  "fields:tooLong",
  "fields:phone.length",
  "fields:phone.format",
  "fields:password.different",
  "fields:bankAccountName.english",
  "fields:bankAccountNo.format",
  "fields:age.confirm",
  "fields:amount.empty",
  "fields:amount.format",
  "fields:amount.negative",
  "fields:amount.decimals",
  "fields:amount.tooLarge",
  "fields:amount.minimum",
  "fields:amount.maximum",
  "fields:account.choose",
  "fields:account.same",
  "fields:bank.choose",
  "fields:currency.choose",
  "fields:giftLink.format",
  "fields:chat.tooLong",
] as const;

export type FieldMessage = (typeof fieldMessages)[number];

const says = (message: FieldMessage) => message;
const required = { error: says("fields:required") };
const noBank = { error: says("fields:bank.choose") };

/** The default limit; no real value is longer. */
const LONGEST = 200;

/** Required text, cleaned and trimmed. Passwords and chat messages are not cleaned: they are sent as typed. */
function text(longest = LONGEST, missing = required) {
  return z
    .string(missing)
    .overwrite(cleanText)
    .trim()
    .min(1, { ...missing, abort: true })
    .max(longest, says("fields:tooLong"));
}

type PhoneRules = Pick<Brand, "phone">;

/**
 * A phone number at registration: with as many digits as the config says, or any number of them if that is null (the
 * Lao build). A Lao brand refuses Thai numbers and the other way round: without the country code they would be somebody
 * else's.
 */
export function phoneField({ phone: { length, country } }: PhoneRules) {
  const isLocal = (phone: string) => length === null || (phone.length === length && !phone.startsWith("+"));
  return text()
    .transform((typed) => localPhone(typed, country))
    .pipe(
      z
        .string()
        .regex(/^\+?\d{1,20}$/, { error: says("fields:phone.format"), abort: true })
        .refine((phone) => isLocal(phone) && !isOtherPhone(phone, country), {
          error: says(length === null ? "fields:phone.format" : "fields:phone.length"),
        }),
    );
}

/** The login name: a local phone number of any length, or another user name as typed. */
export function loginUsername({ phone: { country } }: PhoneRules) {
  return text().transform((typed) => {
    const phone = localPhone(typed, country);
    return /^\d{4,20}$/.test(phone) ? phone : typed;
  });
}

/** A password exactly as typed; spaces count. */
export const passwordField = z.string(required).min(1, required).max(LONGEST, says("fields:tooLong"));

/** For forms that ask for a password twice: a mismatch is an error of the second field, once both are filled in. */
export function samePasswords<Name extends string>(first: Name, second: Name) {
  return (form: Partial<Record<Name, string>>, context: z.core.$RefinementCtx) => {
    if (!form[first] || !form[second] || form[first] === form[second]) return;
    context.addIssue({ code: "custom", path: [second], message: says("fields:password.different") });
  };
}

/** The name in the member's profile. */
export const nameField = text();

/** First or last name of a bank account: upper case, trimmed, inner spaces collapsed. */
export const accountNamePart = text().transform((name) => name.toUpperCase().replace(/\s+/g, " "));

const english = { error: says("fields:bankAccountName.english") };

/** The name in the edit dialog, which exists only for English-only banks. */
export const englishAccountName = accountNamePart.refine(isEnglishName, english);

/** The name of an account at a bank, in upper case; English letters only for the banks that require them. */
export function bankAccountName(rules: EnglishNameRules, bankCode: string) {
  return isEnglishOnly(rules, bankCode) ? englishAccountName : accountNamePart;
}

/** For forms with a `bankCode`: the fields `names` are English where that bank requires it. */
export function englishNames<Name extends string>(rules: EnglishNameRules, ...names: Name[]) {
  return (form: Partial<Record<Name | "bankCode", string>>, context: z.core.$RefinementCtx) => {
    const rule = bankAccountName(rules, String(form.bankCode));
    for (const name of names) {
      const issues = rule.safeParse(form[name]).error?.issues ?? [];
      if (!issues.some(({ message }) => message === english.error)) continue;
      context.addIssue({ code: "custom", path: [name], message: english.error });
    }
  };
}

/** An account number in 0-9 (Thai and Lao digits are converted), without spaces and dashes. */
export const bankAccountNo = text(40)
  .transform((typed) => plainDigits(typed).replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{1,30}$/, says("fields:bankAccountNo.format")));

/** A bank code from the operator's list. */
export const codeField = text(64, noBank);
/** An optional code: where the member heard of us. */
export const optionalCode = text(64).optional();

export function currencyField({ registerCurrencies }: Pick<Brand, "registerCurrencies">) {
  return z
    .string({ error: says("fields:currency.choose") })
    .refine((currency) => registerCurrencies.some((offered) => offered === currency), {
      error: says("fields:currency.choose"),
    });
}

const CODE_IN_LINK = /[?&]code=([A-Za-z\d][\w-]*)/;
const CODE_ALONE = /[A-Za-z\d][\w-]*/;

/**
 * Finds the invite code in a typed or pasted text or in a link, without words or signs that stick to it. Undefined if
 * there is none.
 */
export function findInviteCode(text: string): string | undefined {
  const inLink = CODE_IN_LINK.exec(text)?.[1];
  return inLink ?? (/\w\/\w|:\/\/|\?/.test(text) ? undefined : CODE_ALONE.exec(text)?.[0]);
}

/** An invite code, which may be inside a pasted link or have words stuck to it. */
export const inviteCode = text(2000)
  .transform(findInviteCode)
  .pipe(z.string().max(64, says("fields:tooLong")).optional())
  .optional();
/** A one-time code as typed or pasted, without spaces and dashes. */
export const otpCode = text(20).transform((typed) => plainDigits(typed).replace(/[\s-]/g, ""));

/** The checkbox that confirms the member's age, for brands that ask for it. */
export function ageConfirmation({ ageConfirmation: isAsked }: Pick<Brand["saferPlay"], "ageConfirmation">) {
  const box = z.literal("on", { error: says("fields:age.confirm") });
  return isAsked ? box : box.optional();
}

/** A promotion code, in upper case before search and activation. */
export const promotionCode = text(64).transform((code) => code.toUpperCase());

/** Source or destination of a transfer: the main wallet or a game's slot code. */
export const transferAccount = z
  .string({ error: says("fields:account.choose") })
  .min(1, says("fields:account.choose"))
  .max(64, says("fields:account.choose"));

/** For the transfer form: `from` and `to` must differ. */
export function differentAccounts(form: { from: string; to: string }, context: z.core.$RefinementCtx) {
  if (form.from !== form.to) return;
  context.addIssue({ code: "custom", path: ["to"], message: says("fields:account.same") });
}

/** An amount as typed, parsed to satang. */
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

/** A gift link, which may be inside other pasted text. */
export const giftLink = text(2000).transform((typed, context): string => {
  const found = findGiftLink(typed);
  if (found) return found;
  context.addIssue({ code: "custom", message: says("fields:giftLink.format") });
  return z.NEVER;
});

/** A chat message as written: not blank, and no longer than the brand allows. */
export function chatText({ chat }: { chat: Pick<Brand["chat"], "textMaxLength"> }) {
  return z
    .string(required)
    .refine((typed) => !isBlank(typed), required)
    .refine((typed) => typed.length <= chat.textMaxLength, { error: says("fields:chat.tooLong") });
}
