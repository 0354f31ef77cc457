import type { AmountParts } from "schemas/amount";
import type { Locale } from "schemas/names";
import type { RequestContext } from "~/context";

/** What the words of a receipt depend on. */
export type ReceiptContext = Pick<RequestContext, "brand" | "texts" | "locale">;

/** One side of a movement: what it is, and whose. */
export interface ReceiptEnd {
  name: string;
  note?: string;
}

/** What a receipt tells, in words. */
export interface Receipt {
  locale: Locale;
  brand: string;
  /** The brand's picture as a `data:` URL. */
  mark?: string;
  /** What the paper is. */
  kind: string;
  heading: string;
  amount: AmountParts;
  currency: string;
  /** From where, then where to; one alone is only a place. */
  ends: ReceiptEnd[];
  facts: { term: string; value: string }[];
  hint: string;
}
