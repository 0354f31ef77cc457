import type { Satang } from "schemas/amount";
import { amountField, differentAccounts, transferAccount } from "schemas/fields";
import * as z from "zod";

/** The rules of section 5: both accounts chosen and different, at least the minimum. */
export function transferSchema({ minimum }: { minimum: Satang }) {
  return z
    .object({ from: transferAccount, to: transferAccount, amount: amountField({ minimum }) })
    .superRefine(differentAccounts);
}
