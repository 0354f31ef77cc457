import * as z from "zod";
import { type Currency, currencies } from "../names";

/** The registration's words, and the currency that each means. */
export const registered = { LAK: "LAK", BAHT: "THB" } as const;
type Registered = keyof typeof registered;

/** The keys of a brand's file that say in which currencies money is. */
export const currencyKeys = {
  currency: z
    .enum(currencies)
    .optional()
    .describe("The currency named beside amounts; absent: THB, LAK in the Lao build"),
  registerCurrencies: z
    .array(z.enum(["LAK", "BAHT"]))
    .max(2)
    .optional()
    .describe("Currencies that registration offers; absent: none, LAK and BAHT in the Lao build"),
  memberCurrency: z
    .enum(["operator", "brand"])
    .default("brand")
    .describe(
      "Who says in which currency a member's money is: operator, whose profile or wallet names it, or brand: currency, for all; registration may offer another only with operator",
    ),
};

interface Given {
  laoBuild: boolean;
  currency?: Currency | undefined;
  registerCurrencies?: readonly Registered[] | undefined;
  memberCurrency: "operator" | "brand";
}

/** The currency beside amounts, and those that registration offers, with their defaults. */
export function currenciesOf({ laoBuild, currency, registerCurrencies }: Omit<Given, "memberCurrency">): {
  currency: Currency;
  registerCurrencies: readonly Registered[];
} {
  return {
    currency: currency ?? (laoBuild ? "LAK" : "THB"),
    registerCurrencies: registerCurrencies ?? (laoBuild ? ["LAK", "BAHT"] : []),
  };
}

/**
 * Whoever registers with another currency than the brand's must be told their own by the operator: kip must never stand
 * over baht.
 */
export function checkCurrencies(given: Given, context: z.RefinementCtx): void {
  const { currency, registerCurrencies } = currenciesOf(given);
  const others = registerCurrencies.filter((word) => registered[word] !== currency);
  if (given.memberCurrency === "operator" || others.length === 0) return;
  context.addIssue({
    code: "custom",
    path: ["memberCurrency"],
    message: `"operator", because registration offers ${others.join(", ")} beside amounts in ${currency}; or registerCurrencies without it`,
  });
}
