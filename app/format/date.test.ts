import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, dayStart, formatClock, formatDay, formatTime, localDate } from "./date";

const BANGKOK = "Asia/Bangkok";

/** The server may run in any time zone. */
describe.each(["UTC", "America/New_York", "Asia/Tokyo"])("on a server in %s", (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = before;
  });

  it("a time is DD/MM/YYYY HH:mm:ss in the brand's zone [9.26]", () => {
    const inBangkok = (time: string) => formatTime(Date.parse(time), BANGKOK);
    expect(inBangkok("2026-01-02T03:04:05.678Z")).toBe("02/01/2026 10:04:05");
    expect(inBangkok("2025-12-31T23:30:00Z")).toBe("01/01/2026 06:30:00");
    expect(formatTime(Date.UTC(2026, 6, 1), "Europe/London")).toBe("01/07/2026 01:00:00");
  });

  it("summer time begins and ends on its minute", () => {
    const london = (time: string) => formatTime(Date.parse(time), "Europe/London");
    expect(london("2026-03-29T00:59:59Z")).toBe("29/03/2026 00:59:59");
    expect(london("2026-03-29T01:00:00Z")).toBe("29/03/2026 02:00:00");
    expect(london("2026-10-25T00:59:59Z")).toBe("25/10/2026 01:59:59");
    expect(london("2026-10-25T01:00:00Z")).toBe("25/10/2026 01:00:00");
  });

  it("a clock is of the brand's zone", () => {
    expect(formatClock(Date.UTC(2026, 0, 1, 23, 59, 59), BANGKOK)).toBe("06:59:59");
  });

  it("a zone of half an hour, and one behind UTC", () => {
    expect(formatClock(Date.UTC(2026, 0, 1), "Asia/Kolkata")).toBe("05:30:00");
    expect(formatTime(Date.UTC(2026, 0, 1), "America/St_Johns")).toBe("31/12/2025 20:30:00");
  });

  it("a day is the one of the brand's calendar, and begins when its clocks say so", () => {
    expect(localDate(Date.parse("2026-11-20T17:00:00Z"), BANGKOK)).toBe("2026-11-21");
    expect(localDate(Date.parse("2026-11-20T16:59:59Z"), BANGKOK)).toBe("2026-11-20");
    const begins = (day: string, zone: string) => new Date(dayStart(day, zone)).toISOString();
    expect(begins("2026-11-21", BANGKOK)).toBe("2026-11-20T17:00:00.000Z");
    expect(begins("2026-03-29", "Europe/London")).toBe("2026-03-29T00:00:00.000Z");
    expect(begins("2026-03-30", "Europe/London")).toBe("2026-03-29T23:00:00.000Z");
    expect(begins("2026-11-02", "America/New_York")).toBe("2026-11-02T05:00:00.000Z");
  });

  it("days are counted by the calendar and shown as DD/MM/YYYY [9.26]", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(formatDay("2026-11-21")).toBe("21/11/2026");
  });
});
