import * as fc from "fast-check";
import { expect, test } from "vitest";
import { relativeTime } from "./relative-time";

const now = Date.parse("2026-11-20T12:00:00Z");
const DAY_S = 86_400;

test.each([
  [0, "second", 0],
  [59, "second", 59],
  [60, "minute", 1],
  [3_599, "minute", 59],
  [3_600, "hour", 1],
  [DAY_S - 1, "hour", 23],
  [DAY_S, "day", 1],
  [30 * DAY_S - 1, "day", 29],
  [30 * DAY_S, "month", 1],
  [365 * DAY_S - 1, "month", 12],
  [365 * DAY_S, "year", 1],
  [10 * 365 * DAY_S, "year", 10],
])("%d seconds ago is %s %d: years of 365 and months of 30 days [9.27]", (seconds, unit, count) => {
  expect(relativeTime(now - seconds * 1000, now)).toEqual({ unit, count });
});

test("a time still to come, by a clock that is a little ahead, was just now", () => {
  expect(relativeTime(now + 5_000, now)).toEqual({ unit: "second", count: 0 });
});

test("every time of the past has a unit that fits at least once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4_000_000_000 }), (seconds) => {
      expect(relativeTime(now - seconds * 1000, now)?.count).toBeGreaterThanOrEqual(1);
    }),
  );
});
