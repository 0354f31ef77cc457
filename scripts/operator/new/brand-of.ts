import type { BrandFile } from "schemas/brand";
import { type BrandOptions, nameOf } from "./options";

/** What belongs to the brand that a copy is made of: members would read its name, or reach it. */
const ITS_OWN = ["$schema", "id", "name", "tagline", "contact"];

/** A brand's file as the options have it, with `template` as the rest. It is checked when it is read. */
export function brandOf(
  id: string,
  schema: string,
  options: BrandOptions,
  template: Partial<BrandFile> = {},
): object {
  const { name = nameOf(id), preset, locale, lao, currency } = options;
  const rest = Object.entries(template).filter(([key]) => !ITS_OWN.includes(key));
  return {
    $schema: schema,
    id,
    name,
    ...Object.fromEntries(rest),
    ...(lao || currency ? moneyOf(lao, currency, template) : {}),
    ...(locale ? { defaultLocale: locale } : {}),
    ...(preset ? { theme: { ...template.theme, preset } } : {}),
  };
}

/**
 * Registration, where it asks for a currency at all, offers the one that money is counted in: more of them need an
 * operator whose API says which is a member's. In the Lao build that is kip, whatever the template has.
 */
function moneyOf(
  lao: boolean | undefined,
  currency: string | undefined,
  template: Partial<BrandFile>,
): object {
  const isAskedFor = lao || template.laoBuild === true || template.registerCurrencies !== undefined;
  return {
    ...(lao ? { laoBuild: true } : {}),
    ...(isAskedFor ? { registerCurrencies: [currency === "THB" ? "BAHT" : "LAK"] } : {}),
    currency,
  };
}
