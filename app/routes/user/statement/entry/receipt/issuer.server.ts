import { RECEIPT, type ReceiptFace } from "themes/drawings/receipts";
import type { Palette } from "themes/drawings/svg";
import { widthOf } from "~/pictures/fonts.server";
import { linesOf } from "./lines.server";
import { textLine } from "./pen.server";
import type { Receipt } from "./receipt";

const MARK = 28;
const GAP = 8;

/** The brand's mark and name, and opposite what the paper is. */
export function issuerLine(
  { brand, kind, mark, locale }: Receipt,
  { issuer: { top, side, isOnAccent } }: ReceiptFace,
  { inkStrong, inkSoft, onAccent, onAccentSoft }: Palette,
): string {
  const name = { size: 16, weight: 600, color: isOnAccent ? onAccent : inkStrong } as const;
  const caption = { size: 14, weight: 400, color: isOnAccent ? onAccentSoft : inkSoft } as const;
  const start = side + (mark === undefined ? 0 : MARK + GAP);
  const width = RECEIPT.width - side - start - widthOf(kind, caption) - 2 * GAP;
  const [shown = ""] = linesOf(brand, { ...name, width, most: 1, locale });
  const coin = isOnAccent
    ? `<circle cx='${side + MARK / 2}' cy='${top + MARK / 2}' r='${MARK / 2}' fill='${onAccent}'/>`
    : "";
  const picture =
    mark === undefined
      ? ""
      : `${coin}<image href='${mark}' x='${side}' y='${top}' width='${MARK}' height='${MARK}'/>`;
  return (
    picture +
    textLine(shown, { x: start, top: top + 2, anchor: "start" }, name) +
    textLine(kind, { x: RECEIPT.width - side, top: top + 3.5, anchor: "end" }, caption)
  );
}
