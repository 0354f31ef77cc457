import { readFileSync } from "node:fs";
import type { Project } from "playwright/test";
import { locales as every } from "../../app/i18n/locale";
import type { JourneyOptions } from "./fixtures";

/** Where the journeys stand, from the root. */
export const JOURNEYS = "tests/journeys";

type JourneyProject = Project<JourneyOptions>;

/** The brand that runs every journey. The others run those where the config makes a difference. */
export const FULL_BRAND = "siam-gold";

const OLD: Partial<JourneyOptions> = { isOld: true };

/** The main journeys: of browsers and on pages that are not as they should be. */
const MAIN = "**/main.spec.ts";
const BRANDS = "**/*.brands.spec.ts";
/** `*.brands.qa.spec.ts` too. */
const QA = "**/*.qa.spec.ts";
const BRANDS_QA = "**/*.brands.qa.spec.ts";

/** `npm test`: everything but what is left to `npm run qa`. */
export function testProjects(brandIds: readonly string[]): JourneyProject[] {
  return [
    ...brandIds.map((brandId) => ({
      ...projectOf(brandId),
      testMatch: brandId === FULL_BRAND ? "**/*.spec.ts" : BRANDS,
      testIgnore: [QA, MAIN],
    })),
    mainProject(FULL_BRAND, "changed", { changes: ["translated early", "extended"] }),
    mainProject(FULL_BRAND, "old", OLD),
  ];
}

/** `npm run qa`: what `npm test` leaves out, and every journey that depends on the brand. */
export function qaProjects(brandIds: readonly string[]): JourneyProject[] {
  return brandIds.flatMap((brandId) => [
    {
      ...projectOf(brandId),
      testMatch: brandId === FULL_BRAND ? [BRANDS, QA] : [BRANDS, BRANDS_QA],
      grepInvert: inOtherLanguages(brandId),
    },
    mainProject(brandId, "translated", { changes: ["translated"] }),
    mainProject(brandId, "changed", { changes: ["translated early", "extended"] }),
    mainProject(brandId, "old", OLD),
  ]);
}

/** The main journeys in a world of their own: `siam-gold-changed`. */
function mainProject(brandId: string, world: string, use: Partial<JourneyOptions>): JourneyProject {
  return { name: `${brandId}-${world}`, use: { brandId, ...use }, testMatch: MAIN };
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

const projectOf = (brandId: string): JourneyProject => ({ name: brandId, use: { brandId } });

const config = new URL("../../config/", import.meta.url);
