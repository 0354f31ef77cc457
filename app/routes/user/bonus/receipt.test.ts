import { satangOf } from "schemas/amount";
import { describe, expect, it } from "vitest";
import type { Entry } from "../statement-history.server";
import { entryOfHeld } from "./receipt";

const NOON = Date.parse("2026-11-18T12:00:00Z");

function entry(more: Partial<Entry> & { source?: string } = {}): Entry {
  const { source = "bonus", ...rest } = more;
  return {
    statementType: "bonus",
    status: "SUCCESS",
    amount: satangOf(1_500),
    createdAt: NOON,
    from: undefined,
    to: undefined,
    description: { source },
    ...rest,
  };
}

describe("the statement's entry of a held bonus", () => {
  it("is the one of its source, at the time of the list where that has one", () => {
    const weekly = entry();
    const older = entry({ createdAt: NOON - 86_400_000 });
    const others = [entry({ source: "invite" }), entry({ statementType: "deposit", description: undefined })];
    expect(entryOfHeld([...others, weekly, older], "week", NOON + 1_000)).toBe(weekly);
    expect(entryOfHeld([...others, weekly, older], "week", undefined)).toBeUndefined();
    const code = entry({ source: "promotion" });
    expect(entryOfHeld([weekly, code], "promotion", undefined)).toBe(code);
  });

  it("is not looked for beyond the last bonus that ended", () => {
    const ended = entry({ statementType: "finish_bonus" });
    expect(entryOfHeld([ended, entry()], "week", undefined)).toBeUndefined();
    const now = entry({ source: "refund" });
    expect(entryOfHeld([now, ended, entry({ source: "refund" })], "refund", undefined)).toBe(now);
  });

  it("is left out where several could be it, where it failed, and for a kind that we do not know", () => {
    const refund = entry({ source: "refund" });
    expect(entryOfHeld([refund, refund], "refund", undefined)).toBeUndefined();
    expect(entryOfHeld([entry({ status: "FAILED" })], "day", undefined)).toBeUndefined();
    expect(entryOfHeld([entry({ description: undefined })], "other", undefined)).toBeUndefined();
    expect(entryOfHeld([], "day", NOON)).toBeUndefined();
  });
});
