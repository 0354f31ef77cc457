import type { Satang } from "schemas/amount";
import { amountField, transferAccount } from "schemas/fields";
import { MAIN_WALLET } from "schemas/names";
import * as z from "zod";

/** One game's money, with the rules of a transfer (specification, section 5). */
export function orderSchema(transfer: { minimum: Satang }) {
  const game = transferAccount.refine((code) => code !== MAIN_WALLET);
  return z.object({ intent: z.string(), from: game, amount: amountField(transfer) });
}

export type Order = z.output<ReturnType<typeof orderSchema>>;

/** The fields of a form with several games, `intent0`, `from0`, `amount0`, in their order. */
export function ordersIn(form: FormData): Record<"intent" | "from" | "amount", string>[] {
  const orders = [];
  for (let index = 0; form.has(`intent${index}`); index++) {
    const field = (name: string) => String(form.get(`${name}${index}`) ?? "");
    orders.push({ intent: field("intent"), from: field("from"), amount: field("amount") });
  }
  return orders;
}
