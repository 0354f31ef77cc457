import * as z from "zod";
import { Texts, Theme, Videos } from "./brand/appearance";
import { Banks } from "./brand/banks";
import { withBuiltIn } from "./brand/built-in";
import { currenciesOf, currencyKeys } from "./brand/currencies";
import { Contact, Features, SaferPlay } from "./brand/features";
import { Games } from "./brand/games";
import { jointFaults } from "./brand/joint-faults";
import { Bonus, Deposit, Transfer, Withdraw } from "./brand/money";
import { Chat, Delays, PageSizes, Timeouts, Wheel } from "./brand/pace";
import { GivenWords, inEachLanguage, Locale, ownWords, Words } from "./brand/values";
import { type EndpointName, endpoints } from "./contract";
import { pathNames } from "./contract/endpoint";
import type { Fault } from "./fault";
import { locales } from "./names";
import { type ReadThrough, readThrough } from "./read-through";

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** The id that names a brand, its file and its folder. */
export const BrandId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower case letters, digits and hyphens")
  .max(40);

const apiPath = z
  .string()
  .max(200)
  .regex(/^(\/[\w.~{}-]+)+\/?$/, "a path such as /api/wallet: no query, no host")
  .refine((text) => !/\/\.{1,2}(\/|$)/.test(text), "a path without . and ..");

function pathOverride(usual: string) {
  const names = pathNames(usual).sort().join();
  const allowed =
    names === "" ? "a path without {names}" : `a path with exactly ${usual.match(/\{\w+\}/g)?.join(", ")}`;
  return apiPath
    .refine(
      (text) => pathNames(text).sort().join() === names && !/[{}]/.test(text.replace(/\{\w+\}/g, "")),
      allowed,
    )
    .optional()
    .describe(`Instead of ${usual}`);
}

const pathOverrides = Object.fromEntries(
  endpoints.map(({ name, endpoint }) => [name, pathOverride(endpoint.path)]),
) as Record<EndpointName, ReturnType<typeof pathOverride>>;

/** The paths of calls that the brand's operator has elsewhere than in the contract. */
const Paths = z.strictObject(pathOverrides).prefault({});

/** A brand's config file as written. Unknown keys are refused; everything except id and name has a default. */
export const BrandFile = z
  .strictObject({
    $schema: z.string().optional().describe("The JSON Schema, for completion in an editor"),
    id: BrandId.describe("The brand's id: its file and its folder of pictures have this name"),
    name: GivenWords.describe(
      "The brand's name, per language or one for all; a page in a language without one shows the name of the operator's look-up",
    ),
    tagline: Words.optional().describe("One line for the login page, per language or one for all"),
    contact: Contact.describe("How to reach the brand where the operator's look-up does not say"),
    version: z.string().min(1).max(40).default("1.1.14").describe("The version label of the contact page"),
    locales: z
      .array(Locale)
      .min(1)
      .refine((locales) => new Set(locales).size === locales.length, "each language once")
      .default([...locales])
      .describe("The languages on offer, in the order of the switcher"),
    defaultLocale: Locale.optional().describe(
      "The language of a first visit; absent: th, lo in the Lao build, or the first of locales",
    ),
    laoBuild: z
      .boolean()
      .default(false)
      .describe("The Lao build: Lao by default, phones of any length, registration asks for a currency"),
    timeZone: z
      .string()
      .refine(isTimeZone, 'a time zone such as "Asia/Bangkok"')
      .default("Asia/Bangkok")
      .describe("The time zone of every date shown"),
    phone: z
      .strictObject({
        length: z
          .int()
          .min(4)
          .max(20)
          .nullable()
          .optional()
          .describe("Digits of a phone number, or null for any; absent: 10, any in the Lao build"),
      })
      .prefault({})
      .describe("The rule of phone numbers at registration"),
    otpLength: z
      .int()
      .min(3)
      .max(12)
      .nullable()
      .default(6)
      .describe("Digits of a one-time code, said beside its field, or null to say nothing"),
    ...currencyKeys,
    banks: Banks.describe("Bank names, and the rules of bank accounts"),
    deposit: Deposit.describe("Ways to deposit"),
    transfer: Transfer.describe("Transfers between wallet and games"),
    withdraw: Withdraw.describe("Withdrawals"),
    bonus: Bonus.describe("Bonuses"),
    games: Games.describe("Game providers"),
    features: Features.describe("Switches; on unless set to false"),
    saferPlay: SaferPlay.describe("Reminders, age confirmation and help"),
    chat: Chat.describe("The chat's limits and pace"),
    wheel: Wheel.describe("The spin wheel"),
    pageSizes: PageSizes.describe("Rows per page"),
    delays: Delays.describe("Delays of the interface"),
    timeouts: Timeouts.describe("How long calls may take"),
    videos: Videos.describe("The how-to videos"),
    theme: Theme.describe("Colours, character and pictures"),
    texts: Texts.describe("Texts of the brand's own, by language and key"),
    paths: Paths.describe("Paths of the operator's API that differ, by the call's name"),
  })
  .meta({ title: "A brand of Kapao", description: "Everything that differs between operators, as data." });

/** A parsed brand config: defaults filled in, amounts in satang, texts in every language. */
export const Brand = BrandFile.transform(({ $schema: _, ...given }) => {
  const { laoBuild, locales } = given;
  const usualLocale: Locale = laoBuild ? "lo" : "th";
  const firstLocale = locales.includes(usualLocale) ? usualLocale : (locales[0] ?? usualLocale);
  return withBuiltIn({
    ...given,
    name: inEachLanguage(given.name),
    ownName: ownWords(given.name),
    defaultLocale: given.defaultLocale ?? firstLocale,
    ...currenciesOf(given),
    phone: {
      length: given.phone.length === undefined ? (laoBuild ? null : 10) : given.phone.length,
      country: laoBuild ? ("lao" as const) : ("thai" as const),
    },
  });
});
export type Brand = z.output<typeof Brand>;

/** A brand's config file as its author writes it, without defaults. */
export type BrandFile = z.input<typeof BrandFile>;

export type ReadBrand = { ok: true; brand: Brand } | { ok: false; faults: Fault[] };

/** Reads a brand's config file (parsed JSON) and returns the brand or every fault of the file. */
export function readBrand(json: unknown, file: string): ReadBrand {
  const { value, faults } = readThroughBrand(json, file);
  return value && faults.length === 0 ? { ok: true, brand: value } : { ok: false, faults };
}

/** The same, but leaves out what is at fault and reads the rest, so that further checks can find more. */
export function readThroughBrand(json: unknown, file: string): ReadThrough<Brand> {
  const id = BrandId.catch("brand").parse(
    file
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.json$/, ""),
  );
  const read = readThrough(Brand, json, file, { id, name: id });
  if (read.value === undefined) return read;
  return { ...read, faults: [...read.faults, ...read.beside(jointFaults(read.value, file, read))] };
}

export { providerOf } from "./brand/games";
export { depositView } from "./brand/money";
export { entryOf } from "./brand/values";
