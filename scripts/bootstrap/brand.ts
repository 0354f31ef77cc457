import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

export type Seed = "lao" | "thai" | "english";

export interface Brand {
  /** What names its data: the file's name without `.json`. */
  name: string;
  seed: Seed;
}

/** The brand that the environment picks: `OPERATOR_CONFIG` (a file) before `OPERATOR` (a name in config/). */
export async function brandOf(root: string, env: NodeJS.ProcessEnv): Promise<Brand> {
  const file = env.OPERATOR_CONFIG || join(root, "config", `${env.OPERATOR}.json`);
  // A faulty file is reported by the app, which names every fault in it; here it only picks the sandbox's members.
  const text = await readFile(file, "utf8").catch(() => "{}");
  return { name: basename(file, ".json"), seed: seedOf(text) };
}

const seeds: Record<string, Seed> = { th: "thai", lo: "lao", en: "english" };

/** Lao, Thai or English members and games in the sandbox, by the language of a first visit. */
export function seedOf(configText: string): Seed {
  let config: { laoBuild?: boolean; defaultLocale?: string; locales?: string[] };
  try {
    config = JSON.parse(configText) as typeof config;
  } catch {
    return "thai";
  }
  const { laoBuild, defaultLocale, locales = ["th"] } = config;
  const locale = defaultLocale ?? (laoBuild ? "lo" : locales.includes("th") ? "th" : locales[0]);
  return seeds[locale ?? "th"] ?? "thai";
}
