import jsQR from "jsqr";
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrCode } from "./qr-code";

/** As a camera sees it, with its quiet zone. */
function read(code: readonly (readonly boolean[])[], scale = 4): string | undefined {
  const side = (code.length + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = code[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4];
      if (isDark) pixels.set([0, 0, 0], (y * side + x) * 4);
    }
  return jsQR(pixels, side, side)?.data;
}

const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join("");

describe("a QR code", () => {
  it("is read as its text, in every size of ours", () => {
    for (const count of [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213]) {
      const text = letters(count);
      expect(read(qrCode(text)), `${count} letters`).toBe(text);
    }
    expect(read(qrCode("https://siam.example/register?code=PR1ກ"))).toBe(
      "https://siam.example/register?code=PR1ກ",
    );
  });

  it("has the squares that another encoder draws with the same mask", () => {
    const text = "https://siamgold.example/register?code=PR65f1c2a9b7d4e8f013579bdf";
    const ours = qrCode(text);
    const theirs = Array.from(
      { length: 8 },
      (_, maskPattern) => encode(text, { ecc: "M", border: 0, maskPattern, boostEcc: false }).data,
    );
    expect(theirs).toContainEqual(ours);
  });

  it("does not hold more than 213 letters", () => {
    expect(() => qrCode(letters(214))).toThrow(RangeError);
  });
});
