import { readFileSync } from "node:fs";
import { formatAmount, type Satang, satangOf } from "schemas/amount";
import { type Brand, readBrand } from "schemas/brand";
import { createTexts, type Texts, type Translate } from "../../app/i18n/texts.server";
import { seedOf } from "../../scripts/bootstrap/brand";
import { flavours } from "../../scripts/sandbox/seed/seeds";

/** What a journey knows about the brand that it runs on. */
export interface BrandInfo {
  config: Brand;
  /** The sandbox's demo data for the brand. */
  seed: keyof typeof flavours;
  texts: Texts;
  /** In the language of a first visit. */
  t: Translate;
  /** The text of a field rule or an operator's code in that language; the key itself if there is none. */
  say(key: string, values?: Record<string, string>): string;
  /** The error of an empty required field; `label` is its label's key. */
  wanted(label: string): string;
  /** An amount in baht scaled to the brand's currency: kip are counted in thousands. */
  money(baht: number): number;
  /** An amount as screens show it: `1,234.56`. */
  shown(major: number): string;
  /** With its currency: `1,234.56 THB`. */
  priced(major: number): string;
  /** The currency's name in a sentence and on a button. */
  currencyName: string;
  /** The name of a game at the sandbox operator. */
  game(code: string): string;
}

export function readBrandInfo(brandId: string): BrandInfo {
  const file = new URL(`../../config/${brandId}.json`, import.meta.url);
  const json = readFileSync(file, "utf8");
  const read = readBrand(JSON.parse(json), file.pathname);
  if (!read.ok) throw new Error(`config/${brandId}.json has faults; npm run operator -- validate lists them`);
  const config = read.brand;
  const seed = seedOf(json);
  const texts = createTexts(config);
  const shown = (major: number) => formatAmount(satangOf(major) satisfies Satang);
  return {
    config,
    seed,
    texts,
    t: texts.t(config.defaultLocale),
    say: (key, values) => texts.anyKey(config.defaultLocale)(key, values),
    wanted: (label) =>
      texts.anyKey(config.defaultLocale)("fields:required", {
        field: texts.anyKey(config.defaultLocale)(label, {}),
      }),
    money: (baht) => (config.currency === "LAK" ? baht * 1_000 : baht),
    shown,
    priced: (major) => `${shown(major)} ${config.currency}`,
    currencyName: texts.t(config.defaultLocale)(`public:currency.${config.currency}`),
    game: (code) => flavours[seed].gameNames[code] ?? code,
  };
}
