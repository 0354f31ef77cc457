import { expect, test } from "vitest";
import { spanOf } from "./span";

test("whole hours are said as hours, anything else in minutes [9.11]", () => {
  expect(spanOf(60)).toEqual(["span.hour", { count: 1 }]);
  expect(spanOf(120)).toEqual(["span.hour", { count: 2 }]);
  expect(spanOf(1)).toEqual(["span.minute", { count: 1 }]);
  expect(spanOf(90)).toEqual(["span.minute", { count: 90 }]);
});
