import { expect, it } from "vitest";
import { bytes, count, median, millis, quantile, ratio, tableOf, turns } from "./measure";

it("fails a run over a byte budget, and never over a timing", () => {
  expect(bytes("login", 5_001, 5_000)).toMatchObject({ isExact: true, isMet: false, found: "5.00 kB" });
  expect(bytes("login", 5_000, 5_000).isMet).toBe(true);
  expect(count("foreign texts", 1, 0)).toMatchObject({ isExact: true, isMet: false, target: "0" });
  expect(ratio("LCP", 1.2, 1.15)).toMatchObject({ isExact: false, isMet: false, found: "1.20" });
});

it("takes the middle of what was measured", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(quantile([4, 1, 3, 2, 5, 6, 7, 8, 10, 9], 0.9)).toBe(10);
});

it("compares what took turns turn by turn, so that a slow moment counts for neither", () => {
  expect(
    turns(
      "a ÷ b",
      [
        [10, 90, 12],
        [5, 45, 6],
      ],
      2,
    ),
  ).toMatchObject({ found: "2.00 (12 ms, 6 ms)", isMet: true });
  const { found } = turns("a ÷ b", [[0.5], [0.25]], 1, { digits: 2, aside: "; c: 1" });
  expect(found).toBe("2.00 (0.50 ms, 0.25 ms; c: 1)");
});

it("shows a time without failing for it", () => {
  expect(millis("tap", 120.4, 100)).toMatchObject({ found: "120 ms", isExact: false, isMet: false });
});

it("shows what is over its budget and what misses its target", () => {
  const table = tableOf([bytes("a", 2_000, 1_000), ratio("longer name", 3, 2), count("c", 0, 0)]);
  expect(table.split("\n").slice(1)).toEqual([
    "OVER  a            ≤ 1.00 kB  2.00 kB",
    "miss  longer name  ≤ 2        3.00",
    "ok    c            0          0",
  ]);
});
