import { entryOf, type OperatorConfig } from "schemas/operator";
import type { Locale } from "~/i18n/locale";
import { type Asker, findLookup } from "./lookups.server";

type Brand = Pick<OperatorConfig, "banks">;

/** A bank's name from the config, in the member's language. The code comes from the operator and may be any text. */
export function bankName(
  code: string,
  { brand, locale }: { brand: Brand; locale: Locale },
): string | undefined {
  return entryOf(brand.banks.known, code)?.name[locale];
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
  const choiceOf = ({ code, nameTH = code }: { code: string; nameTH?: string }) => ({
    value: code,
    label: bankName(code, context) ?? nameTH,
  });
  // The operator may write the same bank in another case here.
  const isOwn = ({ value }: BankChoice) => value.toUpperCase() === own?.toUpperCase();
  const banks = (list?.banks ?? [])
    .map(choiceOf)
    .map((bank) => (own && isOwn(bank) ? { ...bank, value: own } : bank));
  if (own && !banks.some(isOwn)) banks.unshift(choiceOf({ code: own }));
  return { banks, isListed: list !== undefined };
}
