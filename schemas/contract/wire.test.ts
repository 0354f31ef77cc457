import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wireTime } from "./wire";

/** The server may run in any time zone. */
describe.each(["UTC", "America/New_York", "Asia/Tokyo"])(
  "on a server in %s, a time of the operator",
  (zone) => {
    const before = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      process.env.TZ = before;
    });
    const at = Date.UTC(2026, 0, 2, 3, 4, 5);

    it.each([
      "2026-01-02T03:04:05Z",
      "2026-01-02T03:04:05.000z",
      "2026-01-02T10:04:05+07:00",
      "2026-01-02 10:04:05 +0700",
      "2026-01-01T22:04:05-05",
      "2026-01-02T03:04:05",
      "2026-01-02 03:04:05",
    ])("%s is one moment: an offset counts, and without one it is UTC", (text) => {
      expect(wireTime.parse(text)).toBe(at);
    });

    it("may be a day, or end with its minute", () => {
      expect(wireTime.parse("2026-01-02")).toBe(Date.UTC(2026, 0, 2));
      expect(wireTime.parse("2026-01-02T03:04")).toBe(Date.UTC(2026, 0, 2, 3, 4));
      expect(wireTime.parse("2026-01-02T03:04:05.678912Z")).toBe(at + 678);
    });
  },
);

it.each(["yesterday", "", "2026-13-02T03:04:05Z", "12/31/2026", "2026-01-02T25:00:00Z", 7])(
  "%j is no time",
  (text) => {
    expect(wireTime.safeParse(text).success).toBe(false);
  },
);
