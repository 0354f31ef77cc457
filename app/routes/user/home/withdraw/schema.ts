import type { Satang } from "schemas/amount";
import { amountField, transferAccount } from "schemas/fields";
import { MAIN_WALLET } from "schemas/names";
import * as z from "zod";

/** Field rules (specification, section 5). The browser checks its page's limits; the server reads them anew. */
export function withdrawSchema(limits: { minimum?: Satang; maximum?: Satang } = {}) {
  return z.object({
    from: transferAccount.refine((account) => account === MAIN_WALLET, { error: "fields:account.choose" }),
    amount: amountField(limits),
  });
}
