/** Longer texts are cut before anything is measured. */
const MOST_LETTERS = 240;

/** Breaks a text between words, and within one that is wider than a line; what is left after the last line is cut. */
export function linesOf(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf([...text.slice(0, 2 * MOST_LETTERS)].slice(0, MOST_LETTERS).join(""))) {
    for (const piece of fits(word.trimEnd()) ? [word] : (word.match(/\P{M}\p{M}*/gu) ?? [])) {
      if (line !== "" && !fits((line + piece).trimEnd())) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += piece;
    }
  }
  lines.push(line.trimEnd());
  const last = lines[most - 1];
  return lines.length > most && last !== undefined
    ? [...lines.slice(0, most - 1), `${last.replace(/\P{M}\p{M}*$/u, "")}…`]
    : lines;
}

/** A text at its spaces, and between the words of Thai and Lao, which write none. */
function wordsOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return text.match(/\S+\s*|\s+/g) ?? [];
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = words[words.length - 1];
    if (last === undefined || (isWordLike && /[\s\u0e00-\u0eff]$/.test(last))) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}
