import type { Satang } from "schemas/amount";

/** The two ways to receive it, by their buttons' `do`. */
export type RefundWay = "addWallet" | "receive";

/** What the member reviews before confirming. */
export interface RefundFacts {
  way: RefundWay;
  amount: Satang;
  /** The main wallet now and afterwards. */
  main: Satang;
  after: Satang;
  /** A bonus can be ended below this balance, if the brand says so. */
  endBelow?: Satang;
}
