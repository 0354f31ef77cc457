import type { Satang } from "schemas/amount";
import { amountField, transferAccount } from "schemas/fields";
import { MAIN_WALLET } from "schemas/names";
import * as z from "zod";

/** The rules of section 5. The browser knows the limits of its page; the server reads them again. */
export function withdrawSchema(limits: { minimum?: Satang; maximum?: Satang } = {}) {
  return z.object({
    from: transferAccount.refine((account) => account === MAIN_WALLET, { error: "fields:account.choose" }),
    amount: amountField(limits),
  });
}
