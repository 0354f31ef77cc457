import { bankKey } from "./bank-code";
import type { OperatorConfig } from "./operator";

/** Names of bank accounts, without zod so that the browser can import it too. */

/** Whether a bank allows only letters A-Z and spaces in account names (KTB, TMB, BBL). */
export function isEnglishOnly(
  { banks }: { banks: Pick<OperatorConfig["banks"], "englishOnlyNames"> },
  bankCode: string,
): boolean {
  return banks.englishOnlyNames.includes(bankKey(bankCode));
}

export function isEnglishName(name: string): boolean {
  return /^[A-Za-z ]+$/.test(name);
}
