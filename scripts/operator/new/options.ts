import { currencies, locales, presetNames } from "schemas/names";
import type { Ask } from "./ask";

/** What a new brand shall be, where it differs from the defaults. */
export interface BrandOptions {
  name?: string;
  preset?: string;
  locale?: string;
  lao?: boolean;
  currency?: string;
}

/** River Moon for `river-moon`. */
export function nameOf(id: string): string {
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}

/** Asks for what the flags leave open. */
export async function askOptions(id: string, given: BrandOptions, ask: Ask): Promise<BrandOptions> {
  const choose = async (what: string, choices: readonly string[], usual: string) => {
    for (;;) {
      const answer = await ask(`${what} (${choices.join(", ")})`, usual);
      if (choices.includes(answer)) return answer === usual ? undefined : answer;
    }
  };
  const name = given.name ?? (await ask("The brand's name", nameOf(id)));
  const preset = given.preset ?? (await choose("Its look", presetNames, presetNames[0]));
  const lao = given.lao ?? (await choose("For Laos", ["yes", "no"], "no")) === "yes";
  const locale = given.locale ?? (await choose("Its first language", locales, lao ? "lo" : "th"));
  const currency = given.currency ?? (await choose("Its currency", currencies, lao ? "LAK" : "THB"));
  return { name, preset, lao, locale, currency };
}
