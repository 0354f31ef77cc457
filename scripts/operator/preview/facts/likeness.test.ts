import { expect, it } from "vitest";
import { likeness } from "./likeness";

it("is 1 for the same changes, however strong they are, and low for others", () => {
  const drawing = [0, 0, 9, 9, 0, 0, 1, 0];
  expect(likeness(drawing, drawing)).toBeCloseTo(1);
  expect(
    likeness(
      drawing,
      drawing.map((value) => value * 0.4),
    ),
  ).toBeCloseTo(1);
  expect(likeness(drawing, drawing.toReversed())).toBeLessThan(0.6);
  expect(likeness(drawing, [9, 9, 0, 0, 9, 9, 9, 9])).toBe(0);
  expect(likeness([0, 0], [0, 0])).toBe(1);
});
