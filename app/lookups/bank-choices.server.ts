import { isSameBank } from "schemas/bank-code";
import { entryOf, type OperatorConfig } from "schemas/operator";
import type { Locale } from "~/i18n/locale";
import { type Asker, findLookup } from "./lookups.server";

type Brand = Pick<OperatorConfig, "banks">;

/** What the operator calls a bank. Its "Thai" name is in the brand's first language. */
interface SentNames {
  nameTH?: string;
  nameEN?: string;
}

/** A bank's name in the member's language where config or operator has it, else whatever the operator calls it. */
export function bankName(
  code: string,
  { brand, locale }: { brand: Brand; locale: Locale },
  { nameTH, nameEN }: SentNames = {},
): string {
  const known = entryOf(brand.banks.known, code)?.name[locale];
  const [said, other] = locale === "en" ? [nameEN, nameTH] : [nameTH, nameEN];
  return known || said || other || code;
}

/** Letters and a colour, in place of a bank's logo. */
export interface BankSign {
  monogram: string;
  /** From the config; dark enough for white letters. */
  color?: string;
}

export function bankSign(code: string, { brand }: { brand: Brand }): BankSign {
  const bank = entryOf(brand.banks.known, code);
  return { monogram: bank?.monogram ?? [...code].slice(0, 2).join(""), color: bank?.color };
}

/** A bank to choose; `value` is the operator's code. */
interface BankChoice {
  value: string;
  label: string;
}

interface BankChoices {
  /** The operator's banks. The member's own bank is included even if the list failed or lacks it. */
  banks: BankChoice[];
  /** Whether the operator's list could be read. */
  isListed: boolean;
}

/** The banks to choose from, named in the member's language if the config has their names. */
export async function bankChoices(context: Asker & { brand: Brand }, own?: string): Promise<BankChoices> {
  const list = await findLookup("banks", context);
  const choiceOf = ({ code, ...names }: { code: string } & SentNames) => ({
    value: code,
    label: bankName(code, context, names),
  });
  // The operator may write the same bank in another case here.
  const isOwn = ({ value }: BankChoice) => own !== undefined && isSameBank(value, own);
  const banks = (list?.banks ?? [])
    .map(choiceOf)
    .map((bank) => (own && isOwn(bank) ? { ...bank, value: own } : bank));
  if (own && !banks.some(isOwn)) banks.unshift(choiceOf({ code: own }));
  return { banks, isListed: list !== undefined };
}
