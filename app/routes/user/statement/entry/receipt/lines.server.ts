import type { Locale } from "schemas/names";
import { type Weight, widthOf } from "~/pictures/fonts.server";

interface Room {
  width: number;
  size: number;
  weight: Weight;
  /** The most lines; the last one ends in "…" if there is more. */
  most: number;
  locale: Locale;
}

/** Breaks a drawable text into lines that fit: between words, also in Thai and Lao, and within one that is too long. */
export function linesOf(text: string, room: Room): string[] {
  const fits = (line: string) => widthOf(line.trimEnd(), room) <= room.width;
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(text, room.locale)) {
    if (fits(line + word)) {
      line += word;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (line !== "" && !fits(line)) {
      const head = longestHead(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== "") lines.push(line);
  const shown = lines.slice(0, room.most).map((shownLine) => shownLine.trimEnd());
  if (lines.length <= room.most) return shown;
  const rest = lines.slice(room.most - 1).join("");
  return [...shown.slice(0, -1), `${longestHead(rest, (head) => fits(`${head}…`)).trimEnd()}…`];
}

const ASIAN = /^[\u0e00-\u0eff]/;
/** Signs that never begin a line: those of repetition and abbreviation. */
const FOLLOWS = /^[\u0e2f\u0e46\u0eaf\u0ec6]/;

/** The pieces between which a line may end, each with the spaces after it. */
function wordsOf(text: string, locale: Locale): string[] {
  const words: string[] = [];
  for (const { segment } of segmenter(locale, "word").segment(text)) {
    const last = words.at(-1);
    const begins =
      last === undefined ||
      (segment !== " " && last.endsWith(" ")) ||
      (ASIAN.test(segment) && ASIAN.test(last) && !FOLLOWS.test(segment));
    if (begins) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Kept, because making one costs more than using it. */
function segmenter(locale: Locale, granularity: "word" | "grapheme"): Intl.Segmenter {
  const name = `${locale} ${granularity}`;
  const made = segmenters.get(name) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(name, made);
  return made;
}

/** At least one letter, so that nothing is tried for ever. */
function longestHead(text: string, fits: (head: string) => boolean): string {
  let head = "";
  for (const { segment } of segmenter("en", "grapheme").segment(text)) {
    if (head !== "" && !fits(head + segment)) break;
    head += segment;
  }
  return head;
}
