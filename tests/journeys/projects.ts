import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Project } from "playwright/test";
import { locales as every } from "../../app/i18n/locale";
import type { JourneyOptions } from "./fixtures";

type JourneyProject = Project<JourneyOptions>;

/** The brand that runs every journey. The others run those where the config makes a difference. */
const fullBrand = "siam-gold";

const BRANDS = "**/*.brands.spec.ts";
/** `*.brands.qa.spec.ts` too. */
const QA = "**/*.qa.spec.ts";
const BRANDS_QA = "**/*.brands.qa.spec.ts";

/** `npm test`: everything but what is left to `npm run qa`. */
export function testProjects(brandIds: readonly string[]): JourneyProject[] {
  return brandIds.map((brandId) => ({
    ...projectOf(brandId, brandIds),
    testMatch: brandId === fullBrand ? "**/*.spec.ts" : BRANDS,
    testIgnore: QA,
  }));
}

/** `npm run qa`: what `npm test` leaves out, and every journey that depends on the brand. */
export function qaProjects(brandIds: readonly string[]): JourneyProject[] {
  return brandIds.map((brandId) => ({
    ...projectOf(brandId, brandIds),
    testMatch: brandId === fullBrand ? [BRANDS, QA] : [BRANDS, BRANDS_QA],
    grepInvert: inOtherLanguages(brandId),
  }));
}

/** Titles that end with a language which the brand does not speak, or which was not asked for: `QA_LANGS=th,lo`. */
function inOtherLanguages(brandId: string): RegExp[] {
  const asked = process.env.QA_LANGS?.split(",");
  const { locales } = JSON.parse(readFileSync(new URL(`${brandId}.json`, config), "utf8")) as {
    locales: string[];
  };
  return every
    .filter((locale) => !locales.includes(locale) || asked?.includes(locale) === false)
    .map((locale) => new RegExp(` in ${locale}( \\[|$)`));
}

/** Pictures are not compared for a brand that has none yet; `npm run qa -- --update-pictures` makes them. */
function projectOf(brandId: string, brandIds: readonly string[]): JourneyProject {
  const ignoreSnapshots = process.env.QA_UPDATE !== "1" && !hasPictures(brandId, brandIds);
  return { name: brandId, use: { brandId }, ignoreSnapshots };
}

const config = new URL("../../config/", import.meta.url);
const baselines = fileURLToPath(new URL("../baselines", import.meta.url));

function hasPictures(brandId: string, brandIds: readonly string[]): boolean {
  if (!existsSync(baselines)) return false;
  // Not those of a brand whose id only begins with this one.
  const others = brandIds.filter((other) => other.startsWith(`${brandId}-`));
  const isOurs = (name: string) =>
    name.startsWith(`${brandId}-`) && !others.some((other) => name.startsWith(`${other}-`));
  return readdirSync(baselines).some(isOurs);
}
