import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatClock, formatTime } from "./date";

const BANGKOK = "Asia/Bangkok";

/** The server may stand anywhere. */
describe.each(["UTC", "America/New_York", "Asia/Tokyo"])("on a server in %s", (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = before;
  });

  it("a time is DD/MM/YYYY HH:mm:ss in the brand's zone [9.26]", () => {
    expect(formatTime("2026-01-02T03:04:05.678Z", BANGKOK)).toBe("02/01/2026 10:04:05");
    expect(formatTime("2025-12-31T23:30:00Z", BANGKOK)).toBe("01/01/2026 06:30:00");
    expect(formatTime("2026-07-01T00:00:00Z", "Europe/London")).toBe("01/07/2026 01:00:00");
    expect(formatTime(Date.UTC(2026, 0, 2, 3, 4, 5), BANGKOK)).toBe("02/01/2026 10:04:05");
  });

  it("a time with an offset counts from there, and one without is the operator's UTC", () => {
    expect(formatTime("2026-01-02T10:04:05+07:00", BANGKOK)).toBe("02/01/2026 10:04:05");
    expect(formatTime("2026-01-02T03:04:05", BANGKOK)).toBe("02/01/2026 10:04:05");
    expect(formatTime("2026-01-02 03:04:05", BANGKOK)).toBe("02/01/2026 10:04:05");
    expect(formatTime("2026-01-02", BANGKOK)).toBe("02/01/2026 07:00:00");
  });

  it("summer time begins and ends on its minute", () => {
    const london = (time: string) => formatTime(time, "Europe/London");
    expect(london("2026-03-29T00:59:59Z")).toBe("29/03/2026 00:59:59");
    expect(london("2026-03-29T01:00:00Z")).toBe("29/03/2026 02:00:00");
    expect(london("2026-10-25T00:59:59Z")).toBe("25/10/2026 01:59:59");
    expect(london("2026-10-25T01:00:00Z")).toBe("25/10/2026 01:00:00");
  });

  it("a clock is of the brand's zone", () => {
    expect(formatClock(Date.UTC(2026, 0, 1, 23, 59, 59), BANGKOK)).toBe("06:59:59");
  });
});

it("shows a time that cannot be read as it came", () => {
  expect(formatTime("yesterday", BANGKOK)).toBe("yesterday");
  expect(formatTime("", BANGKOK)).toBe("");
});
