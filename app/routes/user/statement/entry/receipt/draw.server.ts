import type { OperatorConfig } from "schemas/operator";
import { lookOf } from "themes/character";
import { allColors, characterOf } from "themes/colors";
import { bands } from "themes/drawings/bands";
import { RECEIPT, receiptFaces } from "themes/drawings/receipts";
import type { Sheet } from "./column.server";
import { issuerLine } from "./issuer.server";
import { drawable } from "./letters.server";
import type { Receipt } from "./receipt";
import { stack } from "./stack.server";

/** The picture is twice as large as it is drawn. */
export const PICTURE = { width: 2 * RECEIPT.width, height: 2 * RECEIPT.height };

/**
 * What gives way if the words are longer than the paper, in this order: the hint at the foot, then the second line of
 * whatever has one.
 */
const tries = [
  { lines: 2, hasHint: true },
  { lines: 2, hasHint: false },
  { lines: 1, hasHint: false },
];

/** The receipt as an SVG that refers to nothing outside itself. */
export function drawReceipt(receipt: Receipt, brand: OperatorConfig): string {
  const { card, pattern, align } = characterOf(brand);
  const colors = allColors(brand);
  const face = receiptFaces[card];
  const { side, bottom } = face.body;
  const top = face.body.top + (face.hasBand ? bands[pattern].height : 0);
  const sheet: Sheet = {
    colors,
    pattern,
    face,
    side,
    width: RECEIPT.width - 2 * side,
    amountWeight: lookOf(brand).amountWeight === "400" ? 400 : 600,
    isCentred: align === "center",
  };
  const words = drawableWords(receipt);
  let parts = { drawing: "", isFitting: false };
  for (const room of tries) {
    parts = stack(words, sheet, { ...room, top, bottom });
    if (parts.isFitting) break;
  }
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${PICTURE.width}' height='${PICTURE.height}' viewBox='0 0 ${RECEIPT.width} ${RECEIPT.height}'>` +
    face.draw(colors, pattern) +
    issuerLine(words, face, colors) +
    parts.drawing +
    "</svg>"
  );
}

function drawableWords(receipt: Receipt): Receipt {
  const { brand, kind, heading, currency, ends, facts, hint } = receipt;
  return {
    ...receipt,
    brand: drawable(brand),
    kind: drawable(kind),
    heading: drawable(heading),
    currency: drawable(currency),
    ends: ends
      .map(({ name, note }) => ({ name: drawable(name), note: note && drawable(note) }))
      .filter(({ name }) => name !== ""),
    facts: facts.map(({ term, value }) => ({ term: drawable(term), value: drawable(value) })),
    hint: drawable(hint),
  };
}
