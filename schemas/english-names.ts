import { bankKey } from "./bank-code";
import type { Brand } from "./brand";

/** Names of bank accounts, without zod so that the browser can import it too. */

/** What a brand says of its banks' account names. */
export interface EnglishNameRules {
  banks: Pick<Brand["banks"], "englishOnlyNames">;
}

/** Whether a bank allows only letters A-Z and spaces in account names (KTB, TMB, BBL). */
export function isEnglishOnly({ banks }: EnglishNameRules, bankCode: string): boolean {
  return banks.englishOnlyNames.includes(bankKey(bankCode));
}

export function isEnglishName(name: string): boolean {
  return /^[A-Za-z ]+$/.test(name);
}
