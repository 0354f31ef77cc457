import { describe, expect, test } from "vitest";
import { aProcess } from "../../../tests/support/execution";
import { assertTimes, type Times, times } from "./times";

/** One that breaks each relation: its first is as long as its second. */
const broken: [shorter: keyof Times, longer: keyof Times][] = [
  ["poll", "patience"],
  ["sendWithin", "leaseMargin"],
  ["recording", "leaseMargin"],
  ["retryEvery", "leaseMargin"],
  ["readOn", "leaseMargin"],
  ["clockSkew", "stale"],
  ["longestLease", "formLife"],
  ["formLife", "claimLife"],
  ["contactAfter", "claimLife"],
  ["claimLife", "entryReferenceLife"],
];

describe("the times of money", () => {
  test("keep their order, with the longest call that a brand may set", () => {
    expect(() => assertTimes({ generalMs: 60_000, slipUploadMs: 600_000 })).not.toThrow();
  });

  test.each(broken)("are refused where %s is not shorter than %s", (shorter, longer) => {
    const given = { ...times, [shorter]: times[longer] };
    expect(() => assertTimes({}, given)).toThrow(`times.${shorter} must be shorter than times.${longer}`);
  });

  test("are refused at the start of a process, where a call may outlast what protects it", () => {
    expect(() => aProcess(undefined, { slipUploadMs: 600_001 })).toThrow("timeouts.slipUploadMs");
  });
});
