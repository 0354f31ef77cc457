import { expect, test } from "vitest";
import { createBackOff } from "./back-off";

test("a worker that dies at its start is restarted ever more slowly, up to half a minute", () => {
  const backOff = createBackOff();
  const waits = Array.from({ length: 9 }, () => backOff.afterDeath(100));
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test("one that had worked is restarted at once, and the waits begin anew", () => {
  const backOff = createBackOff();
  backOff.afterDeath(0);
  backOff.afterDeath(0);
  expect(backOff.afterDeath(3_600_000)).toBe(0);
  expect(backOff.afterDeath(0)).toBe(500);
});
