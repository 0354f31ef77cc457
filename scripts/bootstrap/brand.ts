import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

export type Seed = "lao" | "thai" | "english";

export interface ChosenBrand {
  /** The config file's name without `.json`; the sandbox's database is named after it. */
  name: string;
  /** The path of the brand's config file. */
  file: string;
  seed: Seed;
}

/** The brand that the environment selects: `OPERATOR_CONFIG` (a file) wins over `OPERATOR` (a name in config/). */
export async function brandOf(root: string, env: NodeJS.ProcessEnv): Promise<ChosenBrand> {
  const file = env.OPERATOR_CONFIG || join(root, "config", `${env.OPERATOR}.json`);
  // The app reports a faulty file with all its faults; here the text only selects the sandbox's members.
  const text = await readFile(file, "utf8").catch(() => "{}");
  return { name: basename(file, ".json"), file, seed: seedOf(text) };
}

const seeds: Record<string, Seed> = { th: "thai", lo: "lao", en: "english" };

/** The demo data for a brand's file, which may have faults. */
export function seedOf(configText: string): Seed {
  let config: { laoBuild?: boolean; defaultLocale?: string; locales?: string[] };
  try {
    config = JSON.parse(configText) as typeof config;
  } catch {
    return "thai";
  }
  const { laoBuild, defaultLocale, locales = ["th"] } = config;
  const locale = defaultLocale ?? (laoBuild ? "lo" : locales.includes("th") ? "th" : locales[0]);
  return seedIn(locale ?? "th");
}

/** Lao, Thai or English demo data, by the brand's default language. */
export function seedIn(locale: string): Seed {
  return seeds[locale] ?? "thai";
}
