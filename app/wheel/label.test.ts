import { assert, constantFrom, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { type LabelLayout, type LabelSpace, layoutLabel, type MeasureText } from "./label";
import { measures } from "./shape";

/** About as wide as our font; bold slightly wider. */
const measure: MeasureText = (text, size, isStrong) => [...text].length * size * (isStrong ? 0.58 : 0.54);

const spaceOf = (count: number): LabelSpace => ({
  inner: count > 12 ? 56 : 82,
  outer: 124,
  half: Math.PI / count,
});

/** The corners of every line, measured from the wheel's centre: across the slice, and outwards. */
function corners({ isRadial, lines }: LabelLayout): [across: number, out: number][] {
  return lines.flatMap(({ text, size, isStrong, at }): [number, number][] => {
    const width = measure(text, size, isStrong);
    return isRadial
      ? [
          [size * 0.5, at],
          [size * 0.5, at + width],
        ]
      : [
          [width / 2, at + size * 0.75],
          [width / 2, at - size * 0.05],
        ];
  });
}

function expectWithin(layout: LabelLayout, space: LabelSpace): void {
  for (const [across, out] of corners(layout)) {
    expect(out).toBeGreaterThanOrEqual(space.inner - 0.01);
    expect(Math.hypot(across, out)).toBeLessThanOrEqual(space.outer + 0.01);
    if (space.half < Math.PI / 2) expect(Math.atan2(across, out)).toBeLessThanOrEqual(space.half + 0.001);
  }
}

describe("a slice's label", () => {
  it("stays within its slice, whatever the number of slices and whatever it says", () => {
    const words = constantFrom(
      "50 บาท",
      "100,000 ກີບ",
      "ลองอีกครั้ง",
      "T-shirt",
      "Better luck the next time around",
    );
    assert(
      property(integer({ min: 2, max: 24 }), words, (count, label) => {
        expectWithin(layoutLabel(label, spaceOf(count), measure), spaceOf(count));
      }),
    );
    assert(
      property(integer({ min: 2, max: 24 }), string({ maxLength: 200 }), (count, label) => {
        expectWithin(layoutLabel(label, spaceOf(count), measure), spaceOf(count));
      }),
    );
  });

  it("has a figure above its unit: 24 px, and 18 px for amounts in kip", () => {
    const sizes = (label: string) => layoutLabel(label, spaceOf(8), measure).lines.map(({ size }) => size);
    expect(sizes("50 บาท")).toEqual([24, 15]);
    expect(sizes("100,000 ກີບ")).toEqual([18, 15]);
    const texts = (label: string) => layoutLabel(label, spaceOf(8), measure).lines.map(({ text }) => text);
    expect(texts("+1 coin")).toEqual(["+1", "coin"]);
    expect(texts("5 %  bonus")).toEqual(["5 %", "bonus"]);
    expect(texts("50   baht")).toEqual(["50", "baht"]);
  });

  it("breaks between words, and reads along the radius where the slice is narrow", () => {
    const { isRadial, lines } = layoutLabel("Try again tomorrow", spaceOf(6), measure);
    expect([isRadial, lines.map(({ text }) => text)]).toEqual([false, ["Try again", "tomorrow"]]);
    expect(layoutLabel("100,000 ກີບ", spaceOf(24), measure)).toMatchObject({
      isRadial: true,
      lines: [{ text: "100,000 ກີບ" }],
    });
  });

  it("is larger for whoever reads larger, as far as there is room", () => {
    const [line] = layoutLabel("5 บาท", { ...spaceOf(4), inner: 56 }, measure, 1.5).lines;
    expect(line?.size).toBe(36);
  });

  it("stays within a petal, which is narrower than its slice, however large the member's text", () => {
    const { inner, outer, share } = measures.silk.words;
    for (const label of ["5 บาท", "100 บาท", "6,000 ກີບ"])
      for (const scale of [1, 1.5, 2]) {
        const layout = layoutLabel(label, { inner, outer, half: (share * Math.PI) / 8 }, measure, scale);
        for (const [across, out] of corners(layout))
          expect(across / out, `${label} ${scale}`).toBeLessThan(Math.tan((0.87 * Math.PI) / 8));
      }
  });

  it("ends in dots where even the smallest letters do not fit, and is nothing for nothing", () => {
    const [line] = layoutLabel("x".repeat(60), spaceOf(24), measure).lines;
    expect(line?.text).toMatch(/^x+…$/);
    expect(layoutLabel("  ", spaceOf(8), measure).lines).toEqual([]);
  });
});
