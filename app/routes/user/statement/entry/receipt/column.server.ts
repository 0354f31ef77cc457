import type { CharacterValue } from "schemas/names";
import type { ReceiptFace } from "themes/drawings/receipts";
import { line, type Palette } from "themes/drawings/svg";
import type { Weight } from "~/pictures/fonts.server";
import { linesOf } from "./lines.server";
import { type Anchor, type Ink, LINE, textLine } from "./pen.server";
import type { Receipt } from "./receipt";

/** A brand's paper. */
export interface Sheet {
  colors: Palette;
  pattern: CharacterValue<"pattern">;
  face: ReceiptFace;
  side: number;
  width: number;
  amountWeight: Weight;
  isCentred: boolean;
}

interface Place {
  x: number;
  width: number;
  anchor: Anchor;
  /** The most lines. */
  most: number;
}

/** What is drawn from the top of a paper downwards, and how far it has come. */
export class Column {
  readonly parts: string[] = [];
  readonly sheet: Sheet;
  readonly #locale: Receipt["locale"];
  y: number;

  constructor(sheet: Sheet, locale: Receipt["locale"], top: number) {
    this.sheet = sheet;
    this.#locale = locale;
    this.y = top;
  }

  /** Where headings stand. */
  get head(): { x: number; width: number; anchor: Anchor } {
    const { side, width, isCentred } = this.sheet;
    return isCentred ? { x: side + width / 2, width, anchor: "middle" } : { x: side, width, anchor: "start" };
  }

  paragraph(text: string, ink: Ink, { x, width, anchor, most }: Place): void {
    for (const words of this.lines(text, ink, width, most)) {
      this.parts.push(textLine(words, { x, anchor, top: this.y }, ink));
      this.y += LINE * ink.size;
    }
  }

  lines(text: string, ink: Ink, width: number, most: number): string[] {
    return linesOf(text, { ...ink, width, most, locale: this.#locale });
  }

  /** A line across, before what is said next. */
  rule(color: string, inset: number): void {
    const { side, width } = this.sheet;
    this.parts.push(line(color, 1, `M${side + inset} ${this.y + 0.5}h${width - 2 * inset}`));
  }
}
