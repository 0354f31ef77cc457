import { expect, test } from "vitest";
import type { Operator } from "~/operator/client.server";
import { judgeDeposits, newestDeposits } from "./gift-link.server";

const SENT = 1_000_000;
const RAN = { from: SENT, until: SENT + 60_000 };

const entry = (key: string, status = "SUCCESS", createdAt = SENT + 1_000) => ({ key, status, createdAt });
const seen = (deposits: ReturnType<typeof entry>[], creditedSlips: string[] = [], isWhole = true) => ({
  deposits,
  creditedSlips,
  isWhole,
});
const old = entry("1 100", "SUCCESS", SENT - 60_000);
type Look = ReturnType<typeof seen>;
const judged = (before: Look, now: Look) => judgeDeposits(before, now, RAN);

test("the only new deposit says what became of the link", () => {
  const judge = (status: string) => judged(seen([old]), seen([entry("2 500", status), old]));
  expect([judge("SUCCESS"), judge("FAILED"), judge("PENDING")]).toEqual(["done", "untouched", "accepted"]);
  const twin = entry("2 500");
  expect(judged(seen([twin]), seen([twin, twin]))).toBe("done");
});

test("no new deposit says that nothing happened so far; one that is older than the call, that the first look was an old copy", () => {
  expect(judged(seen([old]), seen([old]))).toBe("untouched");
  expect(judged(seen([]), seen([old]))).toBe("ambiguous");
});

test("a new deposit beside a slip that looks newly credited says nothing certain: the slips' first look may have been an old copy", () => {
  expect(judged(seen([old], ["S1"]), seen([entry("2 500"), old], ["S1", "S2"]))).toBe("ambiguous");
});

test("a statement that lacks a deposit of the first look is an old copy, and proves nothing", () => {
  const older = entry("0 100", "SUCCESS", SENT - 90_000);
  expect(judged(seen([old, older]), seen([older]))).toBeNull();
  expect(judged(seen([old, older]), seen([entry("2 500"), older]))).toBeNull();
  // Of a list that is full, older rows may have left.
  expect(judged(seen([old, older], [], false), seen([entry("2 500"), old], [], false))).toBe("done");
});

test("more new deposits than one say nothing certain", () => {
  expect(judged(seen([]), seen([entry("3 500"), entry("2 500")]))).toBe("ambiguous");
  expect(judged(seen([]), seen([entry("3 500"), entry("2 500")], ["S1"]))).toBe("ambiguous");
});

test("what the operator has accepted is among the new ones: they tell it where they agree", () => {
  const accepted = (...fresh: ReturnType<typeof entry>[]) =>
    judgeDeposits(seen([old]), seen([...fresh, old]), { ...RAN, happenedBy: RAN.until });
  expect(accepted(entry("3 500"), entry("2 100"))).toBe("done");
  expect(accepted(entry("3 500"), entry("2 100", "FAILED"))).toBe("ambiguous");
});

test("a statement that does not reach back proves nothing", () => {
  expect(judged(seen([old]), seen([entry("2 500")], [], false))).toBeNull();
});

test("a brand's longer call may be credited as late as it may last", () => {
  const credited = seen([entry("2 500", "SUCCESS", SENT + 90_000)]);
  expect(judged(seen([]), credited)).toBe("untouched");
  expect(judgeDeposits(seen([]), credited, { ...RAN, until: SENT + 125_000 })).toBe("done");
});

test("a deposit from long after the call, by a code or from a bank, is not the link's", () => {
  const later = entry("9 500", "SUCCESS", SENT + 70_000);
  expect(judged(seen([old]), seen([later, old]))).toBe("untouched");
  expect(judged(seen([old]), seen([later, entry("2 500"), old]))).toBe("done");
  expect(judged(seen([old]), seen([later, entry("2 500"), old], ["S1"]))).toBe("ambiguous");
});

test("of an operator that lists more than asked for, only the newest are seen, and they are not the whole", async () => {
  const statements = Array.from({ length: 60 }, (_, at) => ({
    statementType: "deposit",
    amount: at,
    createdAt: SENT,
    status: "SUCCESS",
  }));
  const statement = {
    list: async () => ({ statements, omitted: [] }),
    slips: async () => ({ slips: [], omitted: [] }),
  };
  const look = await newestDeposits({ statement } as unknown as Operator);
  expect(look?.deposits).toHaveLength(50);
  expect(look?.isWhole).toBe(false);
});
