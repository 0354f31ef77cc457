import { isSameBank } from "schemas/bank-code";
import { type Brand, entryOf } from "schemas/brand";
import type { Choice } from "~/components/select-field";
import type { Locale } from "~/i18n/locale";
import { findLookup, type LookupContext } from "./lookups.server";

type BankConfig = Pick<Brand, "banks">;

/** The names that the operator gives a bank. `nameTH` is in the brand's first language, Thai or not. */
interface OperatorNames {
  nameTH?: string;
  nameEN?: string;
}

/** A bank's name in the member's language if config or operator has it, else any name of the operator's, or its code. */
export function bankName(
  code: string,
  { brand, locale }: { brand: BankConfig; locale: Locale },
  { nameTH, nameEN }: OperatorNames = {},
): string {
  const known = entryOf(brand.banks.known, code)?.name[locale];
  const [inLanguage, other] = locale === "en" ? [nameEN, nameTH] : [nameTH, nameEN];
  return known || inLanguage || other || code;
}

/** Letters and a colour that stand for a bank's logo. */
export interface BankSign {
  monogram: string;
  /** From the config; dark enough for white letters. */
  color?: string;
}

export function bankSign(code: string, { brand }: { brand: BankConfig }): BankSign {
  const bank = entryOf(brand.banks.known, code);
  return { monogram: bank?.monogram ?? [...code].slice(0, 2).join(""), color: bank?.color };
}

interface BankChoices {
  /** The operator's banks. The member's own bank is included even if the list failed or lacks it. `value` is the operator's code. */
  banks: Choice[];
  /** Whether the operator's list could be read. */
  isListed: boolean;
}

/** The banks to choose from. `own`: the code of the member's bank. */
export async function bankChoices(
  context: LookupContext & { brand: BankConfig },
  own?: string,
): Promise<BankChoices> {
  const list = await findLookup("banks", context);
  const choiceOf = ({ code, ...names }: { code: string } & OperatorNames) => ({
    value: code,
    label: bankName(code, context, names),
  });
  // The operator may write the same bank in another case here.
  const isOwn = ({ value }: Choice) => own !== undefined && isSameBank(value, own);
  const banks = (list?.banks ?? [])
    .map(choiceOf)
    .map((bank) => (own && isOwn(bank) ? { ...bank, value: own } : bank));
  if (own && !banks.some(isOwn)) banks.unshift(choiceOf({ code: own }));
  return { banks, isListed: list !== undefined };
}
