import { describe, expect, test } from "vitest";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { record, SENT, stateOf } from "../../../tests/support/lost-operation";

/** A slip of the list, written so many ms after this one was sent. */
const row = (name: string, afterMs: number, status = "SUCCESS") => {
  return { key: name, createdAt: SENT + afterMs, status };
};
const old = row("old", -60_000);

const looks = (own: unknown, takenAt = SENT + 700_000): Snapshot => {
  return { takenAt, balances: {}, names: {}, own };
};

describe("of an operator that lists a slip later than it has accepted it", () => {
  const sent = (id: string, at: number, more: Partial<IntentRecord> = {}): IntentRecord => ({
    ...record({
      operation: "slip",
      facts: { bankCode: "" },
      id,
      startedAt: at,
      sentAt: at,
      quietFrom: at + 305_000,
    }),
    snapshot: looks([old], at - 5),
    settledAt: at + 2_000,
    ...more,
  });

  test("an earlier accepted one's row is not a lost one's", () => {
    const earlier = sent("earlier", SENT - 14_000, { state: "accepted" });
    const lost = sent("own", SENT);
    expect(stateOf(lost, looks([row("late", 6_000, "PENDING"), old]), [earlier])).toBeNull();
    const isListed = { ...lost, snapshot: looks([row("early", -10_000), old], SENT - 5) };
    expect(stateOf(isListed, looks([row("own", 6_000), row("early", -10_000), old]), [earlier])).toBe("done");
  });

  test("a later one's row is not an accepted one's", () => {
    const accepted = sent("own", SENT, { state: "accepted" });
    const later = sent("later", SENT + 30_000, { state: "accepted" });
    for (const status of ["SUCCESS", "FAILED"])
      expect(stateOf(accepted, looks([row("later", 31_000, status), old]), [later])).toBeNull();
    expect(stateOf(accepted, looks([row("own", 12_000), old]), [])).toBe("done");
  });

  test("its own failed row is not taken for that of one refused right after it", () => {
    const accepted = sent("own", SENT, { state: "accepted" });
    const refused = sent("refused", SENT + 3_000, { state: "refused" });
    const next = sent("next", SENT + 5_000, { state: "accepted" });
    const rows = [row("next", 5_500), row("own", 500, "FAILED"), old];
    expect(stateOf(accepted, looks(rows), [refused, next])).toBeNull();
  });

  test("one that a look has shown is told by its own row, whatever was uploaded after that look", () => {
    const seenAccepted = sent("own", SENT, { state: "accepted", judgedAt: SENT + 20_000 });
    const again = sent("again", SENT + 60_000, { state: "accepted" });
    const rows = [row("again", 61_000, "FAILED"), row("own", 12_000), old];
    expect(stateOf(seenAccepted, looks(rows), [again])).toBe("done");
  });

  test("a row just after the call's end may be a retry's, by a clock that is behind", () => {
    const refused = sent("own", SENT, { state: "refused", judgedAt: SENT + 305_000 });
    const retry = sent("retry", SENT + 311_000, { state: "accepted" });
    expect(stateOf(refused, looks([row("retry", 308_500), old]), [retry])).toBeNull();
  });
});
