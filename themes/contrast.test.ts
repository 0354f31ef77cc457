import { describe, expect, it } from "vitest";
import { contrast, luminance } from "./contrast";

describe("contrast", () => {
  it("is counted as WCAG does", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
    expect(contrast("#ABCDEF", "#abcdef")).toBe(1);
    expect(luminance("#FFFFFF")).toBeCloseTo(1, 5);
  });
});
