import { expect, it } from "vitest";
import { floorsOf, leastGrowth, type Sample, slopeOf } from "./slope";

const MINUTE_MS = 60_000;

/** Samples five seconds apart of a figure that grows steadily and scatters. */
function samplesOf(count: number, perHour: number, scatter: number): Sample[] {
  return Array.from({ length: count }, (_, index) => ({
    at: index * 5_000,
    value: 100 + (perHour * index * 5_000) / (60 * MINUTE_MS) + (index % 2 === 0 ? scatter : -scatter),
  }));
}

it("says by how much a figure grows in an hour", () => {
  const { perHour, error } = slopeOf(samplesOf(60, 12, 0));
  expect(perHour).toBeCloseTo(12);
  expect(error).toBeCloseTo(0);
});

it("calls scatter around a level no growth, and growth under the scatter growth", () => {
  expect(leastGrowth(slopeOf(samplesOf(60, 0, 3)))).toBeLessThan(0);
  expect(leastGrowth(slopeOf(samplesOf(120, 100, 3)))).toBeGreaterThan(50);
});

it("says less the shorter it has looked", () => {
  expect(slopeOf(samplesOf(120, 0, 1)).error).toBeLessThan(slopeOf(samplesOf(12, 0, 1)).error / 10);
});

it("has nothing to say of a few samples", () => {
  expect(slopeOf(samplesOf(5, 5, 0)).perHour).toBeNaN();
});

it("takes what is kept out of what comes and goes", () => {
  const bursts = samplesOf(60, 0, 0).map(({ at, value }, index) => ({
    at,
    value: index % 6 === 0 ? value : value + index,
  }));
  expect(floorsOf(bursts, 30_000)).toHaveLength(10);
  expect(slopeOf(floorsOf(bursts, 30_000)).perHour).toBeCloseTo(0);
  expect(floorsOf([], 30_000)).toEqual([]);
});
