import { satangOf } from "schemas/amount";
import { describe, expect, it } from "vitest";
import { thresholdOf } from "./threshold";

describe("the threshold below which a bonus can be ended", () => {
  const ten = satangOf(10);

  it("is the operator's share wherever it names one, and the brand's amount only where it names none", () => {
    expect(thresholdOf(ten, 20, satangOf(1_500))).toEqual({ amount: satangOf(300) });
    expect(thresholdOf(ten, 20)).toEqual({ percent: 20 });
    expect(thresholdOf(ten, undefined, satangOf(1_500))).toEqual({ amount: ten });
  });

  it("is the share of what was received, in money where that is known", () => {
    expect(thresholdOf(undefined, 10, satangOf(1_500))).toEqual({ amount: satangOf(150) });
    expect(thresholdOf(undefined, 12.5, satangOf(0.33))).toEqual({ amount: satangOf(0.04) });
    expect(thresholdOf(undefined, 10)).toEqual({ percent: 10 });
  });

  it("stays unnamed where nothing is said, and as it was said where it makes no amount", () => {
    expect(thresholdOf(undefined, undefined, ten)).toEqual({ percent: undefined });
    expect(thresholdOf(undefined, 1e300, ten)).toEqual({ percent: 1e300 });
    expect(thresholdOf(undefined, -1, ten)).toEqual({ percent: -1 });
  });
});
