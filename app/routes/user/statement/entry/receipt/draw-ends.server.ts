import { receiptWays } from "themes/drawings/receipts";
import type { Column } from "./column.server";
import type { ReceiptEnd } from "./receipt";

/** From a knot's left edge to the words beside it. */
const KNOT = 32;
const MIDDLE_OF_LINE = 12;

/** The two ends of a movement with the way between them, or one place. */
export function drawEnds(column: Column, ends: readonly ReceiptEnd[], lines: number): void {
  const { colors, pattern, face, side, width } = column.sheet;
  const inset = face.hasPlate ? 16 : 0;
  column.y += 11;
  if (!face.hasPlate) column.rule(face.hasFootBelow ? colors.accentSoft : colors.line, 0);
  const [top, under] = [column.y, column.parts.length];
  column.y += 12;
  const knots = ends.map((end, index) => {
    if (index > 0) column.y += 10;
    const knot = column.y + MIDDLE_OF_LINE;
    drawEnd(column, end, { x: side + inset + KNOT, width: width - KNOT - 2 * inset, lines });
    return knot;
  });
  const [first = 0, last] = knots;
  const way =
    last === undefined
      ? `<circle r='5' fill='${colors.accent}'/>`
      : receiptWays[pattern](colors, last - first);
  column.parts.push(`<g transform='translate(${side + inset + 10} ${first})'>${way}</g>`);
  column.y += 12;
  if (!face.hasPlate) return;
  const plate = `<rect x='${side - 0.5}' y='${top - 0.5}' width='${width + 1}' height='${column.y - top}' rx='20' fill='${colors.raised}' stroke='${colors.line}'/>`;
  column.parts.splice(under, 0, plate);
  column.y += 8;
}

function drawEnd(
  column: Column,
  { name, note }: ReceiptEnd,
  { x, width, lines }: { x: number; width: number; lines: number },
): void {
  const { colors } = column.sheet;
  const at = { x, width, anchor: "start" } as const;
  column.paragraph(name, { size: 15, weight: 600, color: colors.inkStrong }, { ...at, most: lines });
  if (note) column.paragraph(note, { size: 14, weight: 400, color: colors.inkSoft }, { ...at, most: 1 });
}
