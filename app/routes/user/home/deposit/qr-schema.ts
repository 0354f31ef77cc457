import type { Satang } from "schemas/amount";
import { amountField } from "schemas/fields";
import * as z from "zod";

/** At least the provider's minimum (specification, section 5). */
export function qrSchema({ minimum }: { minimum: Satang }) {
  return z.object({ amount: amountField({ minimum }) });
}
