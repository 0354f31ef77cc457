import type { Satang } from "schemas/amount";
import type { BindingFacts } from "../../binding-review";

/** The two ways to receive it, by their buttons' `do`. */
export type RefundWay = "addWallet" | "receive";

/** What the member reviews: the main wallet now and afterwards, or what a bonus binds. */
export type RefundFacts =
  | { way: "addWallet"; amount: Satang; main: Satang; after: Satang }
  | ({ way: "receive"; amount: Satang } & BindingFacts);
