import { expect, it } from "vitest";
import { whyNotCarried } from "./carried";

const calm = { notSent: 0, lateMs: 2, answeredPerSecond: 99.5, wantedPerSecond: 100 };

it("has nothing to say of a rate that was held", () => {
  expect(whyNotCarried(calm)).toEqual([]);
});

it.each([
  [{ notSent: 3 }, "3 requests were due and not sent"],
  [{ lateMs: 450 }, "450 ms late"],
  [{ answeredPerSecond: 80 }, "80.0 answers a second of 100.0"],
])("says why a rate was not carried: %o", (more, why) => {
  expect(whyNotCarried({ ...calm, ...more })).toEqual([expect.stringContaining(why)]);
});
