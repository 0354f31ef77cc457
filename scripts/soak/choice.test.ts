import { expect, it } from "vitest";
import { choose, shareOfChance } from "./choice";

const items = [
  { name: "often", weight: 3 },
  { name: "seldom", weight: 1 },
];

it("chooses by weight", () => {
  const chosen = [0, 0.5, 0.74, 0.76, 0.999].map((random) => choose(items, random).name);
  expect(chosen).toEqual(["often", "often", "often", "seldom", "seldom"]);
  expect(() => choose([], 0)).toThrow(RangeError);
});

it("shares a chance among faults of which one strikes", () => {
  const each = shareOfChance(0.05, 12);
  expect(1 - (1 - each) ** 12).toBeCloseTo(0.05);
  expect(shareOfChance(0.05, 1)).toBeCloseTo(0.05);
});
