import { nameOf, type Wishes } from "./wishes";

export type Json = Record<string, unknown>;

/** What belongs to the brand that a copy is made of: members would read its name, or reach it. */
const ITS_OWN = ["$schema", "id", "name", "tagline", "contact"];

/** A brand's file as the wishes have it, with `pattern` as the rest. It is checked when it is read. */
export function brandOf(id: string, schema: string, wishes: Wishes, pattern: Json = {}): Json {
  const { name = nameOf(id), preset, locale, lao, currency } = wishes;
  const rest = Object.fromEntries(Object.entries(pattern).filter(([key]) => !ITS_OWN.includes(key)));
  // One currency: more of them need an operator whose API says which is a member's.
  const registration = { registerCurrencies: [currency === "THB" ? "BAHT" : "LAK"] };
  return {
    $schema: schema,
    id,
    name,
    ...(lao ? { laoBuild: true, ...registration } : {}),
    ...rest,
    ...(locale ? { defaultLocale: locale } : {}),
    ...(currency ? { currency } : {}),
    ...(preset ? { theme: { ...(pattern.theme as Json | undefined), preset } } : {}),
  };
}
