import { parseArgs } from "node:util";
import { locales } from "schemas/names";
import { suggestion } from "schemas/nearest";
import { type EngineName, engineNames } from "../bootstrap/engines";
import type { BrandSummary } from "../operator/brands/brand-summaries";

/** What to run, as the command line says it. */
export interface Choice {
  brands: readonly BrandSummary[];
  /** Whether every brand was asked for, in place of one by its id. */
  isAll: boolean;
  engines: readonly EngineName[];
  /** Empty: every language of each brand. */
  langs: readonly string[];
  grep: string | undefined;
  isUpdating: boolean;
  /** Repeats the suites of `npm test` beside a load, for so many minutes or until it is stopped. */
  hunt: { minutes: number | undefined } | undefined;
}

export type ReadChoice = { ok: true; choice: Choice } | { ok: false; message: string };

const flags = ["operator", "grep", "engine", "langs", "update-pictures", "hunt", "minutes"] as const;
const switches: readonly string[] = ["update-pictures", "hunt"];

export const usage = `npm run qa -- --operator <id>|all [--engine …] [--langs …] [--grep …] [--update-pictures]
npm run qa -- --hunt [--minutes …] [--operator <id>]
    docs/qa.md tells what each of them does`;

export function asksForHelp(args: readonly string[]): boolean {
  return args.some((word) => ["--help", "-h"].includes(word));
}

class Mistake extends Error {}

/** Reads the arguments of `npm run qa`; a mistake is one line that names what there is. */
export function readChoice(args: readonly string[], brands: readonly BrandSummary[]): ReadChoice {
  try {
    return { ok: true, choice: choiceOf(valuesOf(args), brands) };
  } catch (fault) {
    if (fault instanceof Mistake) return { ok: false, message: fault.message };
    throw fault;
  }
}

/** What is wrong with a filter that leaves nothing to run, which must not pass for a clean run. */
export function nothingChosen({ brands, grep }: Choice): string {
  return `No test of ${brands.map(({ id }) => id).join(", ")} has "${grep}".`;
}

type Values = Map<string, string>;

function valuesOf(args: readonly string[]): Values {
  const options = Object.fromEntries(
    flags.map((name) => [name, { type: switches.includes(name) ? "boolean" : "string" } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values: Values = new Map();
  for (const token of tokens) {
    if (token.kind !== "option") {
      const word = token.kind === "positional" ? token.value : "--";
      throw new Mistake(`${quoted(word)} belongs to no flag. There are ${listOf(flags)}.`);
    }
    if (!(flags as readonly string[]).includes(token.name))
      throw new Mistake(`There is no ${unknown(onOneLine(token.rawName), flags.map(flagOf))}`);
    if (values.has(token.name)) throw new Mistake(`--${token.name} is given twice.`);
    values.set(token.name, givenTo(token));
  }
  return values;
}

interface Given {
  name: string;
  value?: string | undefined;
  /** Whether it was written as `--flag=value`. */
  inlineValue?: boolean | undefined;
}

function givenTo({ name, value, inlineValue }: Given): string {
  if (switches.includes(name)) {
    if (value !== undefined) throw new Mistake(`--${name} takes no value.`);
    return "yes";
  }
  if (value === undefined || value.trim() === "" || (!inlineValue && value.startsWith("--")))
    throw new Mistake(`--${name} needs a value.`);
  return value.trim();
}

function choiceOf(values: Values, all: readonly BrandSummary[]): Choice {
  const isHunting = values.has("hunt");
  const isUpdating = values.has("update-pictures");
  const operator = values.get("operator") ?? (isHunting ? "all" : undefined);
  const brands = brandsOf(operator, all);
  const hunt = isHunting ? { minutes: minutesOf(values.get("minutes")) } : undefined;
  if (!isHunting && values.has("minutes")) throw new Mistake("--minutes says how long to --hunt.");
  if (isHunting && isUpdating) throw new Mistake("--hunt and --update-pictures do not go together.");
  if (isHunting && values.has("langs")) throw new Mistake("--hunt takes every language: leave out --langs.");
  const chosen = enginesOf(values.get("engine"), isUpdating || isHunting);
  if (values.has("langs") && !chosen.includes("chromium"))
    throw new Mistake("--langs is for Chromium's tours: leave it out, or --engine.");
  return {
    brands,
    isAll: operator === "all",
    engines: chosen,
    langs: langsOf(values.get("langs"), brands),
    grep: grepOf(values.get("grep")),
    isUpdating,
    hunt,
  };
}

function brandsOf(id: string | undefined, all: readonly BrandSummary[]): readonly BrandSummary[] {
  const ids = all.map((brand) => brand.id);
  const there = `There are ${ids.join(", ")}, and all.`;
  if (id === undefined) throw new Mistake(`Which brand? npm run qa -- --operator <id>. ${there}`);
  if (id === "all") return all;
  const brand = all.find((each) => each.id === id);
  if (!brand) throw new Mistake(`No brand ${quoted(id)} in config/${meant(id, ids)} ${there}`);
  return [brand];
}

function enginesOf(name: string | undefined, isChromiumOnly: boolean): readonly EngineName[] {
  const engine = engineNames.find((each) => each === name);
  if (name !== undefined && !engine)
    throw new Mistake(`No engine ${unknown(quoted(name), engineNames, name)}`);
  if (isChromiumOnly) {
    if (engine === undefined || engine === "chromium") return ["chromium"];
    throw new Mistake("Pictures and hunts are Chromium's: leave out --engine.");
  }
  return engine ? [engine] : engineNames;
}

function langsOf(text: string | undefined, brands: readonly BrandSummary[]): readonly string[] {
  const langs = [...new Set((text ?? "").split(",").map((lang) => lang.trim()))].filter(Boolean);
  const other = langs.find((lang) => !(locales as readonly string[]).includes(lang));
  if (other !== undefined) throw new Mistake(`No language ${unknown(quoted(other), locales, other)}`);
  const spoken = new Set(brands.flatMap(({ locales }) => locales));
  const unspoken = langs.find((lang) => !spoken.has(lang));
  if (unspoken !== undefined)
    throw new Mistake(
      `${brands.map(({ id }) => id).join(", ")} has no "${unspoken}", only ${[...spoken].join(", ")}.`,
    );
  if (text !== undefined && langs.length === 0) throw new Mistake("--langs needs a value.");
  return langs;
}

function grepOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text).source;
  } catch {
    throw new Mistake(`--grep ${quoted(text)} is no regular expression.`);
  }
}

function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minutes = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (!(minutes > 0 && minutes < 10_000))
    throw new Mistake(`--minutes ${quoted(text)} is no number of minutes.`);
  return minutes;
}

const onOneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ");

const quoted = (text: string) => `"${onOneLine(text)}"`;

const flagOf = (name: string) => `--${name}`;

const listOf = (names: readonly string[]) => names.map(flagOf).join(", ");

/** Ends a sentence about a name that is not known. */
const meant = (found: string, known: readonly string[]) => suggestion(found, known) || ".";

const unknown = (shown: string, known: readonly string[], found = shown) =>
  `${shown}${meant(found, known)} There are ${known.join(", ")}.`;
