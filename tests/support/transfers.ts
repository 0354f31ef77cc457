import { drawIntent, sendForm, transferForm } from "./money-forms";
import type { Visitor } from "./visitor";

/** Loads a transfer form and returns its fields. */
export async function drawTransfer(visitor: Visitor, amount = "100.00"): Promise<Record<string, string>> {
  return { intent: await drawIntent(visitor, transferForm), from: "wallet", to: "JOKER", amount };
}

/** Posts the form. Returns the URL of the outcome page, or the status if there is none. */
export function sendTransfer(visitor: Visitor, form: Record<string, string>): Promise<string> {
  return sendForm(visitor, transferForm, form);
}
