import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BoundedMap } from "~/store/bounded-map";
import { type FontMetrics, readMetrics } from "./true-type.server";

export type Weight = 400 | 600;

interface Family {
  name: string;
  file(weight: Weight): string;
}

/** The build puts these packages beside the server's file (scripts/bootstrap/server-packages.ts). */
const require = createRequire(import.meta.url);

const latin: Family = {
  name: "Noto Sans",
  file: (weight) =>
    weight === 400
      ? require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf")
      : require.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
};
const thai: Family = {
  name: "Noto Sans Thai",
  file: (weight) =>
    weight === 400
      ? require.resolve("@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf")
      : require.resolve("@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf"),
};
const lao: Family = {
  name: "Noto Sans Lao",
  file: (weight) =>
    weight === 400
      ? require.resolve("@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf")
      : require.resolve("@expo-google-fonts/noto-sans-lao/600SemiBold/NotoSansLao_600SemiBold.ttf"),
};

const families = [latin, thai, lao];

/** Read by the renderer itself, and by us for their widths. */
export function fontFiles(): string[] {
  return families.flatMap(({ file }) => [file(400), file(600)]);
}

const metrics = new BoundedMap<string, FontMetrics>(2 * families.length);

/** Read once, when the first receipt is drawn. */
function metricsOf({ name, file }: Family, weight: Weight): FontMetrics {
  return metrics.getOrMake(`${name} ${weight}`, () => readMetrics(readFileSync(file(weight))));
}

function familyOf(letter: string): Family {
  if (/[\u0e00-\u0e7f]/.test(letter)) return thai;
  return /[\u0e80-\u0eff]/.test(letter) ? lao : latin;
}

export function isDrawable(letter: string): boolean {
  return metricsOf(familyOf(letter), 400).advance(letter.codePointAt(0) ?? 0) !== undefined;
}

/** The width of a line of drawable letters, without the few pairs that stand closer together. */
export function widthOf(text: string, { size, weight }: { size: number; weight: Weight }): number {
  let em = 0;
  for (const letter of text) {
    em += metricsOf(familyOf(letter), weight).advance(letter.codePointAt(0) ?? 0) ?? 0;
  }
  return em * size;
}

/** Neighbouring letters of one font, each with the font's name. */
export function runsOf(text: string): { family: string; text: string }[] {
  const runs: { family: string; text: string }[] = [];
  for (const letter of text) {
    const family = familyOf(letter).name;
    const last = runs.at(-1);
    if (last?.family === family) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs;
}
