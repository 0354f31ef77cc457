import { Column, type Sheet } from "./column.server";
import { drawEnds } from "./draw-ends.server";
import { type Anchor, type Ink, LINE, piecesLine, piecesWidth, textLine } from "./pen.server";
import type { Receipt } from "./receipt";

interface Room {
  top: number;
  bottom: number;
  /** The most lines of a text. */
  lines: number;
  hasHint: boolean;
}

interface Stack {
  drawing: string;
  isFitting: boolean;
}

/** The words of a receipt below each other, from the heading to the hint. */
export function stack(receipt: Receipt, sheet: Sheet, { top, bottom, lines, hasHint }: Room): Stack {
  const column = new Column(sheet, receipt.locale, top);
  const { colors } = sheet;
  const heading: Ink = { size: 18, weight: 600, color: colors.inkStrong };
  column.paragraph(receipt.heading, heading, { ...column.head, most: lines });
  column.parts.push(amountLine(receipt, sheet, { ...column.head, top: column.y }));
  column.y += AMOUNT_HEIGHT;
  if (receipt.ends.length > 0) drawEnds(column, receipt.ends, lines);
  else column.y += GAP_WITHOUT_ENDS;
  for (const [index, fact] of receipt.facts.entries()) factLine(column, fact, index);
  if (hasHint) hint(column, receipt.hint, bottom);
  return { drawing: column.parts.join(""), isFitting: column.y <= bottom };
}

const GAP_WITHOUT_ENDS = 11;
const AMOUNT_SIZE = 34;
const AMOUNT_HEIGHT = 42.5;
const CURRENCY_SIZE = 16;

/** The amount with smaller decimals and its currency; smaller altogether if it is longer than the paper is wide. */
function amountLine(
  { amount, currency }: Receipt,
  { colors, width, amountWeight: weight }: Sheet,
  { x, top, anchor }: { x: number; top: number; anchor: Anchor },
): string {
  const piecesAt = (share: number) => [
    { text: `${amount.sign}${amount.whole}`, size: share * AMOUNT_SIZE, weight, color: colors.inkStrong },
    { text: `.${amount.decimals}`, size: 0.65 * share * AMOUNT_SIZE, weight, color: colors.inkStrong },
    { text: " ", size: share * AMOUNT_SIZE, weight, color: colors.inkSoft },
    { text: currency, size: share * CURRENCY_SIZE, weight: 400 as const, color: colors.inkSoft },
  ];
  const share = Math.min(1, width / piecesWidth(piecesAt(1)));
  return piecesLine(piecesAt(share), { x, anchor, baseline: top + 33.5 });
}

function factLine(column: Column, { term, value }: Receipt["facts"][number], index: number): void {
  const { colors, face, side, width } = column.sheet;
  const inset = face.hasPlate ? 4 : 0;
  const first = face.hasFootBelow ? colors.accentSoft : colors.line;
  if (index > 0) column.rule(colors.line, inset);
  else if (!face.hasPlate) column.rule(first, inset);
  const ink = { size: 14, weight: 400 } as const;
  const top = column.y + 6;
  column.parts.push(
    textLine(term, { x: side + inset, top, anchor: "start" }, { ...ink, color: colors.inkSoft }),
    textLine(value, { x: side + width - inset, top, anchor: "end" }, { ...ink, color: colors.inkStrong }),
  );
  column.y += 32;
}

/** At the foot of the paper, or below everything else. */
function hint(column: Column, text: string, bottom: number): void {
  const { colors, face, isCentred } = column.sheet;
  const ink: Ink = { size: 14, weight: 400, color: colors.inkSoft };
  const width = column.head.width - 8;
  const height = column.lines(text, ink, width, 3).length * LINE * ink.size;
  column.y = face.hasFootBelow ? Math.max(column.y + 8, bottom - height) : column.y + 10;
  const x = column.head.x + (face.hasPlate && !isCentred ? 4 : 0);
  column.paragraph(text, ink, { ...column.head, x, width, most: 3 });
}
