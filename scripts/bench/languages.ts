import type { LoadedScript } from "./loaded";

export type Language = "th" | "lo" | "en";

/** Letters and vowels only: every page accepts digits of every script. */
const LETTERS = { th: /[\u0e01-\u0e4e]/, lo: /[\u0e81-\u0ecd]/ };
/**
 * The languages' own names, which are in the language menu of every
 * page, and the currencies', which an amount may hold.
 */
const NAMES = /ไทย|ລາວ|฿|บาท|บ\\\.|กีบ|ບາດ|ກີບ/g;
const SENTENCE = /"((?:[A-Z][a-z]+|I) [^"\\]{12,})"/g;

/** Scripts that a page in one language loads although they hold the texts of another. */
export function foreignTexts(loaded: Record<Language, readonly LoadedScript[]>): string[] {
  const own = (language: Language) =>
    loaded[language].filter(({ path }) =>
      (["th", "lo", "en"] as const).some((other) => !loaded[other].some((script) => script.path === path)),
    );
  const english = own("en").flatMap(({ text }) =>
    [...text.matchAll(SENTENCE)].map(([, words = ""]) => words),
  );
  const isForeign = (language: Language, text: string) =>
    (language !== "th" && LETTERS.th.test(text)) ||
    (language !== "lo" && LETTERS.lo.test(text)) ||
    (language !== "en" && english.some((words) => text.includes(words)));
  return (["th", "lo", "en"] as const).flatMap((language) =>
    loaded[language]
      .filter(({ text }) => isForeign(language, text.replace(NAMES, "")))
      .map(({ path }) => `${language}: ${path}`),
  );
}
