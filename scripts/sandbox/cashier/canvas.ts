import { encode as encodeJpeg } from "jpeg-js";
import { PNG } from "pngjs";
import type { QrCodeGenerateResult } from "uqr";
import { glyphs } from "./pixel-font";

type Color = readonly [red: number, green: number, blue: number];

export const white: Color = [255, 255, 255];
export const black: Color = [16, 24, 40];

/** A small picture in memory, white at first. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = Buffer.alloc(width * height * 4, 255);
  }

  rectangle(left: number, top: number, width: number, height: number, [red, green, blue]: Color): void {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        const at = (y * this.width + x) * 4;
        this.data[at] = red;
        this.data[at + 1] = green;
        this.data[at + 2] = blue;
      }
    }
  }

  /** Draws capitals, digits and a few signs, each dot `size` pixels wide; other characters stay blank. */
  text(left: number, top: number, words: string, size: number, color: Color): void {
    for (const [place, letter] of [...words.toUpperCase()].entries()) {
      for (const [row, bits] of [...(glyphs[letter] ?? "")].entries()) {
        for (let column = 0; column < 5; column += 1) {
          if ((Number.parseInt(bits, 32) & (16 >> column)) === 0) continue;
          this.rectangle(left + (place * 6 + column) * size, top + row * size, size, size, color);
        }
      }
    }
  }

  /** Draws a QR code with its quiet zone, `size` pixels to a module. */
  qr(left: number, top: number, { data }: QrCodeGenerateResult, size: number): void {
    for (const [y, row] of data.entries()) {
      for (const [x, isDark] of row.entries()) {
        this.rectangle(left + x * size, top + y * size, size, size, isDark ? black : white);
      }
    }
  }

  png(): Buffer {
    const png = new PNG({ width: this.width, height: this.height });
    png.data = this.data;
    return PNG.sync.write(png);
  }

  jpeg(): Buffer {
    return encodeJpeg({ width: this.width, height: this.height, data: this.data }, 85).data;
  }
}
