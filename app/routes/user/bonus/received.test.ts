import { describe, expect, test } from "vitest";
import { countReceived, spanOf } from "./bonuses.server";

const at = (...times: string[]) => times.map((time) => Date.parse(time));
const BANGKOK = "Asia/Bangkok";

function counted(span: "limit" | "day" | "week", now: string, times: number[], zone = BANGKOK): number {
  return countReceived(span, times, Date.parse(now), zone);
}

describe("what counts towards a bonus's maximum", () => {
  test("of type limit: every time it was received [4.21]", () => {
    const times = at("2019-01-01T00:00:00Z", "2026-11-19T10:00:00Z", "2026-11-20T10:00:00Z");
    expect(counted("limit", "2026-11-20T11:00:00Z", times)).toBe(3);
    expect(counted("limit", "2026-11-20T11:00:00Z", [])).toBe(0);
  });

  test("of type day: from midnight to midnight of the brand's zone [4.22]", () => {
    const times = at("2026-11-19T16:59:59.999Z", "2026-11-19T17:00:00Z", "2026-11-20T16:59:59.999Z");
    expect(counted("day", "2026-11-19T16:59:59.999Z", times)).toBe(1);
    expect(counted("day", "2026-11-19T17:00:00Z", times)).toBe(2);
    expect(counted("day", "2026-11-20T17:00:00Z", times)).toBe(0);
  });

  test("of type week: from Monday's midnight to Sunday's end of the brand's zone [4.22]", () => {
    const sunday = "2026-11-22T16:59:59.999Z";
    const monday = "2026-11-22T17:00:00Z";
    const times = at("2026-11-15T16:59:59.999Z", "2026-11-15T17:00:00Z", sunday, monday);
    expect(counted("week", sunday, times)).toBe(2);
    expect(counted("week", monday, times)).toBe(1);
    expect(counted("week", "2026-11-29T17:00:00Z", times)).toBe(0);
  });

  test("a week goes over the end of a month and of a year", () => {
    const times = at("2025-12-28T17:00:00Z", "2026-01-01T03:00:00Z", "2026-01-04T16:00:00Z");
    expect(counted("week", "2026-01-02T00:00:00Z", times)).toBe(3);
  });

  test("another zone has another day", () => {
    const times = at("2026-11-20T03:00:00Z");
    expect(counted("day", "2026-11-20T20:00:00Z", times)).toBe(0);
    expect(counted("day", "2026-11-20T20:00:00Z", times, "UTC")).toBe(1);
    expect(counted("day", "2026-11-20T20:00:00Z", times, "America/New_York")).toBe(0);
  });

  test("a zone's longer and shorter days are days", () => {
    const zone = "Europe/Berlin";
    const times = at("2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z");
    expect(counted("day", "2026-10-25T12:00:00Z", times, zone)).toBe(2);
    expect(counted("day", "2026-10-25T23:00:00Z", times, zone)).toBe(0);
  });
});

test("a type that is none of the three is counted over all time", () => {
  expect(["limit", "day", "week", "month", ""].map(spanOf)).toEqual([
    "limit",
    "day",
    "week",
    "limit",
    "limit",
  ]);
});
