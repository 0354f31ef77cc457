import { expect, test } from "vitest";
import type { Entry, IntentRecord, Snapshot } from "~/money/once/record.server";
import { judge } from "./judge.server";

const SENT = 1_000_000;
const LATE = SENT + 70_000;

const entry = (createdAt: number): Entry => ({
  type: "transfer",
  amount: 10_000,
  createdAt,
  status: "SUCCESS",
});

const books = (takenAt: number, wallet: number, joker: number, ...entries: Entry[]): Snapshot => ({
  takenAt,
  balances: { wallet, JOKER: joker },
  names: {},
  entries,
});

const transfer = (more: Partial<IntentRecord>): IntentRecord => ({
  id: "own",
  memberKey: "member",
  operation: "transfer",
  payloadHash: "hash",
  facts: { from: "wallet", to: "JOKER", amount: 10_000 },
  state: "unknown",
  startedAt: SENT - 10,
  sentAt: SENT,
  leaseUntil: SENT + 75_000,
  settledAt: SENT + 100,
  quietFrom: SENT + 65_000,
  snapshot: books(SENT - 5, 50_000, 0),
  ...more,
});

/** The same transfer, done three seconds earlier. */
const twin = transfer({
  id: "twin",
  state: "done",
  startedAt: SENT - 3_010,
  sentAt: SENT - 3_000,
  settledAt: SENT - 2_900,
});

const stateOf = (snapshot: Snapshot, seen: Snapshot, ...others: IntentRecord[]) =>
  judge(transfer({ snapshot }), seen, others)?.state ?? null;

test("a second transfer of the same amount is told from the first, done shortly before, by its own entry", () => {
  const first = entry(SENT - 2_950);
  const before = books(SENT - 5, 40_000, 10_000, first);
  expect(stateOf(before, books(LATE, 30_000, 20_000, entry(SENT + 50), first), twin)).toBe("done");
  expect(stateOf(before, books(LATE, 40_000, 10_000, first), twin)).toBe("refused");
});

test("where the statement did not show the first yet, an entry and a balance may be the first's", () => {
  const before = books(SENT - 5, 50_000, 0);
  expect(stateOf(before, books(LATE, 40_000, 10_000, entry(SENT - 2_950)), twin)).toBeNull();
});

test("one that was answered before a look whose statement is older wrote its entry whichever balances that look has", () => {
  const ran = (id: string, from: string, to: string, ago: number) =>
    transfer({
      id,
      facts: { from, to, amount: 10_000 },
      state: "done",
      startedAt: SENT - ago - 10,
      sentAt: SENT - ago,
      settledAt: SENT - ago + 100,
    });
  const [fromPg, toJoker] = [ran("from", "PG", "wallet", 2_000), ran("to", "wallet", "JOKER", 1_000)];
  // Its balances have both, so that nothing has happened since; or not the first, which the lost one has undone.
  const before = {
    ...books(SENT - 5, 50_000, 10_000),
    balances: { wallet: 50_000, JOKER: 10_000, PG: 20_000 },
  };
  const lost = transfer({ facts: { from: "wallet", to: "PG", amount: 10_000 }, snapshot: before });
  const seen = { ...before, takenAt: LATE, entries: [entry(SENT - 950), entry(SENT - 1_950)] };
  expect(judge(lost, seen, [fromPg, toJoker])).toBeNull();
});

test("one that ran before such a look explains no entry from long after it", () => {
  const found = transfer({ ...twin, judgedAt: LATE - 1 });
  const before = { ...books(SENT - 5, 40_000, 10_000), entries: undefined };
  expect(stateOf(before, books(LATE, 40_000, 10_000, entry(SENT + 60_000)), found)).toBeNull();
});

test("an operation that ended just before the look may be missing in what is seen", () => {
  const before = books(SENT - 5, 50_000, 0);
  const more = { state: "done", sentAt: LATE - 400, startedAt: LATE - 410, settledAt: LATE - 200 } as const;
  const back = transfer({ id: "back", facts: { from: "JOKER", to: "wallet", amount: 10_000 }, ...more });
  const fromPg = transfer({ id: "pg", facts: { from: "PG", to: "JOKER", amount: 10_000 }, ...more });
  const done = { ...fromPg, sentAt: SENT + 400, settledAt: SENT + 2_000 };
  const old = books(LATE, 50_000, 10_000, entry(SENT + 3_000));
  expect(stateOf(before, old, back, done)).not.toBe("done");
});

test("a verdict that nothing happened stands for the operations after it", () => {
  const refused = transfer({ ...twin, state: "refused", quietFrom: SENT - 1_500, judgedAt: SENT - 1_000 });
  const before = books(SENT - 5, 50_000, 0);
  expect(stateOf(before, books(LATE, 40_000, 10_000, entry(SENT + 50)), refused)).toBe("done");
});

test("a verdict that nothing happened stays when another of the same amount has just left its entry", () => {
  const before = books(SENT - 5, 50_000, 0);
  const next = {
    state: "done",
    startedAt: LATE + 990,
    sentAt: LATE + 1_000,
    settledAt: LATE + 1_200,
  } as const;
  const refused = transfer({ state: "refused", judgedAt: LATE, snapshot: before });
  const seen = books(LATE + 2_000, 40_000, 10_000, entry(LATE + 1_100));
  expect(judge(refused, seen, [transfer({ id: "next", ...next })])).toBeNull();
});

test("an operation whose outcome nobody knows is over ten minutes later, and holds up nothing", () => {
  const before = books(SENT - 5, 50_000, 0);
  const moved = books(LATE, 40_000, 10_000, entry(SENT + 50));
  const unknown = (ago: number) => ({ id: "old", startedAt: SENT - ago, sentAt: SENT - ago });
  expect(stateOf(before, moved, transfer(unknown(590_000)))).toBeNull();
  expect(stateOf(before, moved, transfer(unknown(610_000)))).toBe("done");
  const forgotten = transfer({ ...unknown(610_000), sentAt: undefined, isForgotten: true });
  expect(stateOf(before, moved, forgotten)).toBe("done");
});
