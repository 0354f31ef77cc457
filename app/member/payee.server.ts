import type { Brand } from "schemas/brand";
import { maskAccountNumber } from "~/format/account-number";
import type { Locale } from "~/i18n/locale";
import { type BankSign, bankName, bankSign } from "~/lookups/bank-choices.server";
import type { Wallet } from "./answers";

/** The account to be paid. The full number stays on the server. */
export interface Payee extends BankSign {
  bank: string;
  holder: string;
  number: string;
  /** Its last characters, for screen readers. */
  ending: string;
}

/** The member's bank account; null without a number, because a bank's name alone is not an account. */
export function payeeOf(
  { bankAccount }: Wallet,
  context: { brand: Pick<Brand, "banks">; locale: Locale },
): Payee | null {
  if (!bankAccount?.bankAccountNo) return null;
  const { bankCode, bankAccountName, bankAccountNo, bank } = bankAccount;
  const number = maskAccountNumber(bankAccountNo, context.brand.banks.groupedLength);
  return {
    bank: bankName(bankCode, context, bank),
    ...bankSign(bankCode, context),
    holder: bankAccountName,
    number,
    ending: number.replace(/[x-]/g, ""),
  };
}
