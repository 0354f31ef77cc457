import { satangOf } from "schemas/amount";
import { expect, test } from "vitest";
import { thresholdOf } from "./threshold";

test("a bonus's threshold is the operator's share wherever it names one, otherwise the brand's amount, if it has one", () => {
  expect(thresholdOf(satangOf(10), 20)).toEqual({ percent: 20 });
  expect(thresholdOf(satangOf(10), undefined)).toEqual({ amount: satangOf(10) });
  expect(thresholdOf(undefined, undefined)).toEqual({ amount: undefined });
});
