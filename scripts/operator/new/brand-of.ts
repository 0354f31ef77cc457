import type { OperatorFile } from "schemas/operator";
import { nameOf, type Wishes } from "./wishes";

/** What belongs to the brand that a copy is made of: members would read its name, or reach it. */
const ITS_OWN = ["$schema", "id", "name", "tagline", "contact"];

/** A brand's file as the wishes have it, with `pattern` as the rest. It is checked when it is read. */
export function brandOf(
  id: string,
  schema: string,
  wishes: Wishes,
  pattern: Partial<OperatorFile> = {},
): object {
  const { name = nameOf(id), preset, locale, lao, currency } = wishes;
  const rest = Object.entries(pattern).filter(([key]) => !ITS_OWN.includes(key));
  return {
    $schema: schema,
    id,
    name,
    ...Object.fromEntries(rest),
    ...(lao || currency ? moneyOf(lao, currency, pattern) : {}),
    ...(locale ? { defaultLocale: locale } : {}),
    ...(preset ? { theme: { ...pattern.theme, preset } } : {}),
  };
}

/**
 * Registration, where it asks for a currency at all, offers the one that money is counted in: more of them need an
 * operator whose API says which is a member's. In the Lao build that is kip, whatever the pattern has.
 */
function moneyOf(
  lao: boolean | undefined,
  currency: string | undefined,
  pattern: Partial<OperatorFile>,
): object {
  const isAskedFor = lao || pattern.laoBuild === true || pattern.registerCurrencies !== undefined;
  return {
    ...(lao ? { laoBuild: true } : {}),
    ...(isAskedFor ? { registerCurrencies: [currency === "THB" ? "BAHT" : "LAK"] } : {}),
    currency,
  };
}
