import type { Satang } from "schemas/amount";
import { amountField, giftLink } from "schemas/fields";
import * as z from "zod";

/** At least the provider's minimum (specification, section 5). */
export function qrSchema({ minimum }: { minimum: Satang }) {
  return z.object({ amount: amountField({ minimum }) });
}

/** A TrueMoney gift link, which may be inside other pasted text. */
export const GiftForm = z.object({ link: giftLink });
