import { expect, it } from "vitest";
import { clockOf, dayOf } from "./clock";

it("says days and times in the brand's zone, wherever the phone is", () => {
  const late = Date.parse("2026-11-21T17:05:59.999Z");
  expect([dayOf(late, 0), clockOf(late, 0)]).toEqual(["21/11/2026", "17:05"]);
  expect([dayOf(late, 420), clockOf(late, 420)]).toEqual(["22/11/2026", "00:05"]);
  expect([dayOf(late, -1080), clockOf(late, -1080)]).toEqual(["20/11/2026", "23:05"]);
});
