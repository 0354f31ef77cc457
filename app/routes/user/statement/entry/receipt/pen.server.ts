import { runsOf, type Weight, widthOf } from "~/pictures/fonts.server";
import { escaped } from "./letters.server";

export type Anchor = "start" | "middle" | "end";

export interface Ink {
  size: number;
  weight: Weight;
  color: string;
}

/** How far below the top of its line a text stands, in em, as a browser has it at 1.5 lines. */
const BASELINE = 1.138;
export const LINE = 1.5;

interface Piece extends Ink {
  text: string;
}

/** One line of text whose top is at `top`; each letter in the font that has it. */
export function textLine(text: string, at: { x: number; top: number; anchor: Anchor }, ink: Ink): string {
  return piecesLine([{ ...ink, text }], { ...at, baseline: at.top + BASELINE * ink.size });
}

export function piecesWidth(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + widthOf(piece.text, piece), 0);
}

/**
 * Pieces of different looks on one baseline. Each run of a font has its own place: within one chunk the renderer shapes
 * all of it in each font, and takes what is missing from any weight.
 */
export function piecesLine(
  pieces: readonly Piece[],
  { x, baseline, anchor }: { x: number; baseline: number; anchor: Anchor },
): string {
  let at = x - shares[anchor] * piecesWidth(pieces);
  const spans = pieces.flatMap(({ text, ...ink }) =>
    runsOf(text).map((run) => {
      const span = `<tspan x='${rounded(at)}' font-family='${run.family}' font-size='${rounded(ink.size)}' font-weight='${ink.weight}' fill='${ink.color}'>${escaped(run.text)}</tspan>`;
      at += widthOf(run.text, ink);
      return span;
    }),
  );
  return `<text y='${rounded(baseline)}' xml:space='preserve'>${spans.join("")}</text>`;
}

const shares: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}
