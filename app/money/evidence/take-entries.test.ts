import { expect, test } from "vitest";
import type { Entry, IntentRecord } from "~/money/once/record.server";
import type { Effect } from "./effect";
import { takeEntries } from "./take-entries.server";

const AT = 1_000_000;
const record: IntentRecord = {
  id: "own",
  memberKey: "member",
  operation: "invite-bonus",
  payloadHash: "hash",
  facts: {},
  state: "done",
  startedAt: AT,
  leaseUntil: AT + 75_000,
  settledAt: AT + 100,
};
const bonus = (source?: string, createdAt = AT + 50): Entry => ({
  type: "bonus",
  amount: 5_000,
  createdAt,
  status: "SUCCESS",
  source,
});
const invite: Effect = {
  moves: { wallet: 5_000 },
  entries: [{ type: "bonus", amount: 5_000, source: "invite" }],
};

test("an operation takes one entry of its own: type, amount, time, and what it is for", () => {
  const shown = [bonus("refund"), bonus("invite"), bonus("invite")];
  expect(takeEntries(shown, record, invite)).toBe(true);
  expect(shown).toEqual([bonus("refund"), bonus("invite")]);
  expect(takeEntries([bonus("refund")], record, invite)).toBe(false);
  expect(takeEntries([bonus(undefined)], record, invite)).toBe(true);
  expect(takeEntries([bonus("invite", AT + 60_000)], record, invite)).toBe(false);
});
