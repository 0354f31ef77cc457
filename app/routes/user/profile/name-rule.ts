import { isEnglishName, isEnglishOnly } from "schemas/english-names";
import type { OperatorConfig } from "schemas/operator";

/**
 * Whether the account name may be edited: only for banks that require English names, and only if it is not English yet
 * (specification, section 2, Profile).
 */
export function mayEditBankName(
  brand: Pick<OperatorConfig, "banks">,
  account: { bankCode: string; bankAccountName: string } | undefined,
): boolean {
  return (
    account !== undefined && isEnglishOnly(brand, account.bankCode) && !isEnglishName(account.bankAccountName)
  );
}
