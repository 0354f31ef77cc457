import { satang } from "schemas/amount";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import type { Clock } from "~/money/once/clock";
import type { IntentRecord, Snapshot, Stored } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { defineKind } from "./define.server";
import { withdraw } from "./withdraw.server";

const SENT = 1_000_000;
const QUIET = SENT + 60_000;
const operator = {} as unknown as Operator;
const clock: Clock = { now: () => SENT, wait: () => Promise.resolve() };
const headings = {
  done: "money:outcome.slip.done",
  refused: "money:outcome.slip.refused",
  checking: "money:outcome.slip.checking",
  unknown: "money:outcome.slip.unknown",
} as const;

/** Hands out tickets; their number is its evidence. */
const ticketsThat = (look: (code: string) => Promise<{ tickets: number } | null>) =>
  defineKind({
    name: "ticket",
    facts: z.object({ code: z.string() }),
    result: z.object({ tickets: z.number() }),
    evidence: {
      in: "own",
      schema: z.object({ tickets: z.number() }),
      subject: () => "tickets",
      read: (_, { code }) => look(code),
      judge: (before, now, { until }) =>
        now.tickets > before.tickets && until === QUIET ? "done" : "untouched",
      grantedBy: (before, now) => ({ tickets: now.tickets - before.tickets }),
    },
    send: async () => ({}),
    page: () => ({ headings }),
  });

const ticket = ticketsThat(async () => ({ tickets: 1 }));
const snapshot = (own: unknown): Snapshot => ({ takenAt: SENT, balances: {}, names: {}, own });
const recordWith = (own: unknown, facts: IntentRecord["facts"] = { code: "A" }): IntentRecord => ({
  id: "own",
  memberKey: "member",
  operation: "ticket",
  payloadHash: "hash",
  facts,
  state: "unknown",
  startedAt: SENT,
  leaseUntil: QUIET,
  quietFrom: QUIET,
  snapshot: snapshot(own),
});

const call = { from: SENT, until: QUIET };

afterEach(() => {
  vi.useRealTimers();
});

test("a look is kept as it was taken, with the time before anything was asked", async () => {
  expect(await ticket.takeSnapshot(operator, { code: "A" }, clock)).toEqual(snapshot({ tickets: 1 }));
});

test("a look that fails, is late or is too much to keep is none, and holds nothing up", async () => {
  const lost = new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "bonus.list", reached: "unknown" });
  const failing = ticketsThat(() => Promise.reject(lost));
  expect((await failing.takeSnapshot(operator, { code: "A" }, clock)).own).toBeNull();
  expect((await ticketsThat(async () => null).takeSnapshot(operator, { code: "A" }, clock)).own).toBeNull();
  vi.useFakeTimers();
  const late = ticketsThat(() => new Promise(() => undefined)).takeSnapshot(operator, { code: "A" }, clock);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await late).own).toBeNull();
});

test("two looks tell what became of it and what was granted", () => {
  const record = recordWith({ tickets: 1 });
  expect(ticket.judgeOwn(record, snapshot({ tickets: 3 }), call)).toBe("done");
  expect(ticket.grantedBy(record, snapshot({ tickets: 3 }), call)).toEqual({ tickets: 2 });
  expect(ticket.judgeOwn(record, snapshot({ tickets: 1 }), call)).toBe("untouched");
});

test("a look that could not be taken, or is another release's, proves nothing", () => {
  for (const nothing of [null, undefined, 7, { tickets: "3" }]) {
    expect(ticket.judgeOwn(recordWith(nothing), snapshot({ tickets: 3 }), call)).toBeNull();
    expect(ticket.judgeOwn(recordWith({ tickets: 1 }), snapshot(nothing), call)).toBeNull();
    expect(ticket.grantedBy(recordWith({ tickets: 1 }), snapshot(nothing), call)).toBeUndefined();
  }
});

test("facts that another release wrote are neither looked at nor judged", async () => {
  expect((await ticket.takeSnapshot(operator, { other: 1 }, clock)).own).toBeUndefined();
  expect(
    ticket.judgeOwn(recordWith({ tickets: 1 }, { other: 1 }), snapshot({ tickets: 3 }), call),
  ).toBeNull();
  expect(ticket.pageOf(recordWith({ tickets: 1 }, { other: 1 }))).toBeNull();
});

test("a kind that states nothing special is a general call of the wallet's lane, done once answered, without facts", () => {
  const plain = defineKind({
    name: "plain",
    evidence: { in: "books", effect: () => null },
    send: async () => ({}),
    page: () => ({ headings }),
  });
  expect(plain).toMatchObject({ lock: "wallet", timeout: "generalMs", isAcceptedFirst: false });
  expect(plain.factsOf({ code: "A" })).toEqual({});
  expect(plain.resultOf({ tickets: 1 })).toBeUndefined();
});

test("an amount is a plain number in the record, whole satang for the call, and nothing else", () => {
  const paid = withdraw.factsOf(JSON.parse(JSON.stringify({ amount: satang(12_345) })));
  expect(paid).toEqual({ amount: 12_345 });
  for (const amount of [0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, "12345", null, undefined])
    expect(withdraw.factsOf({ amount } as unknown as Stored)).toBeUndefined();
});
