import { satangOf } from "schemas/amount";
import { describe, expect, it } from "vitest";
import { entryOfHeld } from "./held-entry";
import type { Entry } from "./statement-history.server";

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

/** Of a statement that is read to its end. */
function found(entries: Entry[], type: string, receivedAt?: number): Entry | undefined {
  return entryOfHeld(entries, { type, receivedAt, isAll: true });
}

describe("the statement's entry of a held bonus", () => {
  it("is the one of its source, at the time of the list where that has one", () => {
    const weekly = entry();
    const older = entry({ createdAt: NOON - 86_400_000 });
    const others = [entry({ source: "invite" }), entry({ statementType: "deposit", description: undefined })];
    expect(found([...others, weekly, older], "week", NOON + 1_000)).toBe(weekly);
    expect(found([...others, weekly, older], "week")).toBeUndefined();
    const code = entry({ source: "promotion" });
    expect(found([weekly, code], "promotion")).toBe(code);
  });

  it("is not looked for beyond the last bonus that ended", () => {
    const ended = entry({ statementType: "finish_bonus" });
    expect(found([ended, entry()], "week")).toBeUndefined();
    const now = entry({ source: "refund" });
    expect(found([now, ended, entry({ source: "refund" })], "refund")).toBe(now);
  });

  it("is left out where several could be it, where it failed, and for a kind that we do not know", () => {
    const refund = entry({ source: "refund" });
    expect(found([refund, refund], "refund")).toBeUndefined();
    expect(found([entry({ status: "FAILED" })], "day")).toBeUndefined();
    expect(found([entry({ description: undefined })], "other")).toBeUndefined();
    expect(found([], "day", NOON)).toBeUndefined();
  });

  it("is left out where an entry that names no source could be it", () => {
    const unnamed = entry({ description: undefined });
    expect(found([unnamed, entry()], "week")).toBeUndefined();
    expect(found([unnamed], "week")).toBeUndefined();
  });

  it("of a kind that is also paid without binding is certain only as far back as the last end", () => {
    const refund = entry({ source: "refund" });
    const ended = entry({ statementType: "finish_bonus" });
    const search = { type: "refund", isAll: false };
    expect(entryOfHeld([refund], search)).toBeUndefined();
    expect(entryOfHeld([refund, ended], search)).toBe(refund);
    expect(entryOfHeld([refund], { ...search, receivedAt: NOON })).toBe(refund);
    expect(entryOfHeld([entry()], { type: "week", isAll: false })?.amount).toBe(satangOf(1_500));
  });
});
