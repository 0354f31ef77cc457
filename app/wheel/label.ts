/**
 * The part of a slice that a label may fill, measured from the centre; `half` is half the slice's angle, in radians.
 */
export interface LabelSpace {
  inner: number;
  outer: number;
  half: number;
}

export interface LabelLine {
  text: string;
  size: number;
  isStrong: boolean;
  /** The distance of its baseline from the centre; for a line along the radius, where it starts. */
  at: number;
}

export interface LabelLayout {
  /** Reads outwards along the radius, because the slice is too narrow for text across it. */
  isRadial: boolean;
  lines: LabelLine[];
}

/** The width of a text at that size. */
export type MeasureText = (text: string, size: number, isStrong: boolean) => number;

const FIGURE = 24;
/** The size for figures of six characters or more, such as amounts in kip. */
const LONG_FIGURE = 18;
const LONG_FROM = 6;
const WORD = 15;
const LEAST_ACROSS = 12;
const LEAST_ALONG = 9;
/** No slice has space for more. */
const MOST_LETTERS = 80;
/** The height above and below the baseline, relative to the size: Thai and Lao stack their marks. */
const RISE = 1.05;
const FALL = 0.35;
/** Between a line's ends and the slice's edges, which have an outline. */
const MARGIN = 5;
/** The same of figures, which have no descenders and no marks above. */
const FIGURE_RISE = 0.76;
const FIGURE_FALL = 0.08;

/** A label that is an amount and its unit, as `50 baht` or `5% bonus`. */
const FIGURE_AND_UNIT = /^([+-]?[\d.,]+(?:\s?%)?)\s+([^\d\s].*)$/u;

type LabelText = Pick<LabelLine, "text" | "size" | "isStrong">;

/**
 * The label in the largest size that fits; `scale` is the member's text size relative to the default. Pure, so that it is
 * tested without a canvas.
 */
export function layoutLabel(label: string, space: LabelSpace, measure: MeasureText, scale = 1): LabelLayout {
  const text = label.replace(/\s+/g, " ").trim();
  if (text === "") return { isRadial: false, lines: [] };
  for (let zoom = scale; zoom >= LEAST_ACROSS / WORD; zoom -= 0.05) {
    for (const pieces of breaksOf(text)) {
      const lines = across(sized(pieces, zoom), space, measure);
      if (lines) return { isRadial: false, lines };
    }
  }
  return { isRadial: true, lines: [along(text, space, measure, scale)] };
}

function sized(pieces: readonly LabelText[], zoom: number): LabelText[] {
  return pieces.map((piece) => ({ ...piece, size: piece.size * zoom }));
}

/** A figure above its unit; otherwise the words in one to three lines. */
function breaksOf(text: string): LabelText[][] {
  const [, figure, unit] = FIGURE_AND_UNIT.exec(text) ?? [];
  if (figure !== undefined && unit !== undefined) {
    const size = figure.length >= LONG_FROM ? LONG_FIGURE : FIGURE;
    return [[{ text: figure, size, isStrong: true }, ...plain([unit])]];
  }
  const words = text.split(" ");
  return [1, 2, 3].filter((lines) => lines <= words.length).map((lines) => plain(evenly(words, lines)));
}

function plain(texts: readonly string[]): LabelText[] {
  return texts.map((text) => ({ text, size: WORD, isStrong: false }));
}

/** Splits words into this many lines of similar length. */
function evenly(words: readonly string[], lines: number): string[] {
  const share = words.join(" ").length / lines;
  const rows: string[] = [];
  for (const word of words) {
    const last = rows[rows.length - 1];
    const mayGrow = last !== undefined && (last.length + word.length / 2 < share || rows.length === lines);
    if (mayGrow) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Lines from the rim inwards; null if one would touch an edge of the slice. */
function across(
  pieces: readonly LabelText[],
  { inner, outer, half }: LabelSpace,
  measure: MeasureText,
): LabelLine[] | null {
  const lines: LabelLine[] = [];
  let ceiling = outer;
  for (const piece of pieces) {
    const { text, size, isStrong } = piece;
    const width = measure(text, size, isStrong) / 2;
    if (width >= outer) return null;
    const top = Math.min(ceiling, Math.sqrt(outer ** 2 - width ** 2));
    const at = top - size * (isStrong ? FIGURE_RISE : RISE);
    const bottom = at - size * (isStrong ? FIGURE_FALL : FALL);
    const isNarrow = half < Math.PI / 2 && width + MARGIN > bottom * Math.tan(half);
    if (bottom < inner || isNarrow) return null;
    lines.push({ ...piece, at });
    ceiling = bottom;
  }
  return lines;
}

/** One line along the radius; truncated with dots if it is too long even at the smallest size. */
function along(
  text: string,
  { inner, outer, half }: LabelSpace,
  measure: MeasureText,
  scale: number,
): LabelLine {
  const lineOf = (words: string, size: number): LabelLine | null => {
    const nearest = Math.max(inner, half < Math.PI / 2 ? (size * 0.7) / Math.tan(half) : inner);
    const at = Math.sqrt(outer ** 2 - (size * 0.7) ** 2) - measure(words, size, false);
    return at >= nearest ? { text: words, size, isStrong: false, at } : null;
  };
  for (let size = WORD * scale; size > LEAST_ALONG; size -= 0.5) {
    const line = lineOf(text, size);
    if (line) return line;
  }
  const letters = [...text].slice(0, MOST_LETTERS);
  for (let count = letters.length; count > 1; count -= 1) {
    const line = lineOf(
      letters.slice(0, count).join("") === text ? text : `${letters.slice(0, count).join("").trim()}…`,
      LEAST_ALONG,
    );
    if (line) return line;
  }
  return { text: "…", size: LEAST_ALONG, isStrong: false, at: inner };
}
