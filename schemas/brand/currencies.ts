import * as z from "zod";
import { type Currency, currencies } from "../names";

/** The currency of each word that the registration uses. */
export const registered = { LAK: "LAK", BAHT: "THB" } as const;
type RegistrationCurrency = keyof typeof registered;

/** The keys of a brand's file about currencies. */
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
    .optional()
    .describe(
      "What a member's money counts as until the operator's profile or wallet could be read: operator, no currency, since each member has their own; brand: currency; absent: operator where registration offers another currency",
    ),
};

interface CurrencySettings {
  laoBuild: boolean;
  currency?: Currency | undefined;
  registerCurrencies?: readonly RegistrationCurrency[] | undefined;
  memberCurrency?: "operator" | "brand" | undefined;
}

/** Fills in the defaults of the currency keys. */
export function currenciesOf({ laoBuild, ...given }: CurrencySettings) {
  const {
    currency = laoBuild ? "LAK" : "THB",
    registerCurrencies = laoBuild ? (["LAK", "BAHT"] as const) : [],
  } = given;
  const isOne = registerCurrencies.every((word) => registered[word] === currency);
  return {
    currency,
    registerCurrencies,
    memberCurrency: given.memberCurrency ?? (isOne ? "brand" : "operator"),
  };
}
