import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";

/** Banks that require account names in English (specification, section 9). */
const englishOnly = ["KTB", "TMB", "BBL"];

interface BankAccount {
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
}

/** Throws INVALID_BANK for an unknown bank, or BANK_ACCOUNT_NAME_ENG for a name that the bank does not accept. */
export function requireBankAccount({ flavour }: Sandbox, account: BankAccount): void {
  const { bankCode, bankAccountName, bankAccountNo } = account;
  const isKnown = flavour.banks.some(({ code }) => code === bankCode);
  if (!isKnown || !/^\d{6,20}$/.test(bankAccountNo)) throw new ApiError("INVALID_BANK");
  if (englishOnly.includes(bankCode) && !/^[A-Z ]+$/.test(bankAccountName)) {
    throw new ApiError("BANK_ACCOUNT_NAME_ENG");
  }
}
