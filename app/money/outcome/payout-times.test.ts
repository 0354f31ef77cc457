import { expect, test } from "vitest";
import type { RequestContext } from "~/context";
import type { IntentRecord, RecordState } from "~/money/once/record.server";
import { createMemoryStore } from "~/store/memory.server";
import { StoreUnavailable } from "~/store/store";
import { notePayout, usualPayoutMinutes } from "./payout-times.server";

const MINUTE_MS = 60_000;
const START = 1_000_000_000;

/** A member's withdrawals in one store, seen at these minutes. */
function desk() {
  let now = START;
  const store = createMemoryStore(() => now);
  const facts = { store, execution: { clock: { now: () => now } } } as unknown as RequestContext;
  const record = (id: string, state: RecordState) =>
    ({
      id,
      memberKey: "m",
      operation: "withdraw",
      state,
      startedAt: START,
      settledAt: START,
    }) as IntentRecord;
  /** One look: `paid` or still waiting. */
  async function look(id: string, minute: number, isPaid: boolean) {
    now = START + minute * MINUTE_MS;
    const after = { ...record(id, isPaid ? "done" : "accepted"), ...(isPaid && { judgedAt: now }) };
    await notePayout(record(id, "accepted"), after, facts);
  }
  async function paid(id: string, minute: number, lastSeenWaiting: number) {
    await look(id, lastSeenWaiting, false);
    await look(id, minute, true);
  }
  return { facts, record, look, paid, usual: () => usualPayoutMinutes("m", facts) };
}

test("the usual time is the median of a member's latest five, none below three", async () => {
  const { paid, usual } = desk();
  await paid("a", 4, 3.5);
  await paid("b", 6, 5.9);
  expect(await usual()).toBeUndefined();
  await paid("c", 60, 59);
  expect(await usual()).toBe(6);
  for (const [id, minutes] of [
    ["d", 2],
    ["e", 3],
    ["f", 3],
  ] as const)
    await paid(id, minutes, minutes - 0.5);
  expect(await usual()).toBe(3);
});

test("a payout that nobody saw happen teaches nothing, nor does one that came back", async () => {
  const { paid, record, facts, usual } = desk();
  for (const id of ["a", "b", "c"]) await paid(id, 180, 5);
  for (const id of ["d", "e", "f"]) await notePayout(record(id, "accepted"), record(id, "refused"), facts);
  expect(await usual()).toBeUndefined();
});

test("one payout counts once, however many pages see it", async () => {
  const { paid, look, usual } = desk();
  await paid("a", 4, 3.5);
  await look("a", 4, true);
  await look("a", 4, true);
  expect(await usual()).toBeUndefined();
});

test("a payout within a minute is told as a minute", async () => {
  const { look, usual } = desk();
  for (const id of ["a", "b", "c"]) await look(id, 0.2, true);
  expect(await usual()).toBe(1);
});

test("without the store nothing is learned, and nothing fails", async () => {
  const { facts, record } = desk();
  const away = () => Promise.reject(new StoreUnavailable(new Error("gone")));
  const gone = { ...facts, store: { ...facts.store, read: away, claim: away, replace: away } };
  await notePayout(record("a", "accepted"), record("a", "accepted"), gone);
  expect(await usualPayoutMinutes("m", gone)).toBeUndefined();
});
