import { expect, test } from "vitest";
import { formatDuration } from "./duration.server";

test("whole hours are said as hours, anything else in minutes, in three languages [9.11]", () => {
  expect([1, 60, 90, 120].map((minutes) => formatDuration(minutes, "en"))).toEqual([
    "1 minute",
    "1 hour",
    "90 minutes",
    "2 hours",
  ]);
  expect([formatDuration(3, "th"), formatDuration(120, "th")]).toEqual(["3 นาที", "2 ชั่วโมง"]);
  expect([formatDuration(3, "lo"), formatDuration(120, "lo")]).toEqual(["3 ນາທີ", "2 ຊົ່ວໂມງ"]);
});
