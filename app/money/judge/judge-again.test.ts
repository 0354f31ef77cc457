import { expect, test } from "vitest";
import { findKind } from "~/money/kinds/index.server";
import { createClaims } from "~/money/once/claims.server";
import { createDecisions } from "~/money/once/decisions.server";
import type { Execution } from "~/money/once/execute.server";
import { createHistory } from "~/money/once/history.server";
import type { IntentRecord } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { hearing } from "../../../tests/support/execution";
import { QUIET, record } from "../../../tests/support/lost-operation";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { snapshotBeforeSending } from "./judge-again.server";

type Sent = Pick<IntentRecord, "operation" | "facts">;

/** What is told of a lost one by the look before the next, which says that `own` was done. */
async function told(lost: Sent, next: Sent, own: unknown, before: unknown) {
  const store = createMemoryStore(() => QUIET);
  const ignore = () => undefined;
  const claims = createClaims({ store, now: () => QUIET, onUnreadable: ignore, onLapsed: ignore });
  const history = createHistory(store, claims);
  const one = record({ id: "lost", ...lost }, { own: before });
  await claims.claim(one);
  await history.add(one.memberKey, one.id);
  const kind = findKind(next.operation);
  if (!kind) throw new Error(next.operation);
  const seen = { takenAt: QUIET + 1_000, balances: {}, names: {}, own };
  const looking = { ...kind, takeSnapshot: async () => seen };
  const decisions = createDecisions(claims, history, hearing());
  const execution = { ...decisions, clock: { now: () => QUIET } } as unknown as Execution;
  const asking = { operator: {} as Operator, execution, requestId: "request-2" };
  await snapshotBeforeSending(looking, { memberKey: one.memberKey, facts: next.facts }, asking);
  return (await claims.read(one.id))?.record.state;
}

test("the look before the next operation tells of a lost one of the same game or coupon, and of no other", async () => {
  const opening = (code: string) => ({ operation: "activate-game", facts: { code } });
  const game = (code: string) => told(opening("JOKER"), opening(code), { isOpen: true }, { isOpen: false });
  expect([await game("JOKER"), await game("PG")]).toEqual(["done", "unknown"]);

  const claim = (coupon: string) => ({ operation: "coupon-claim", facts: { coupon } });
  const open = { name: "50 THB", isOpen: true, isListed: true, listed: 1 };
  const coupon = (id: string) => told(claim("A"), claim(id), { ...open, isOpen: false }, open);
  expect([await coupon("A"), await coupon("B")]).toEqual(["done", "unknown"]);
});

test("nor does the look before another kind of operation, which shows something else", async () => {
  const opening = { operation: "activate-game", facts: { code: "JOKER" } };
  const reset = { operation: "reset-game-password", facts: { code: "JOKER" } };
  expect(await told(opening, reset, { isOpen: true }, { isOpen: false })).toBe("unknown");
});
