import { expect, test } from "vitest";
import * as judging from "~/money/outcome/judge.server";
import { createMemoryStore } from "~/store/memory.server";
import { hearing } from "../../../tests/support/execution";
import { QUIET, record } from "../../../tests/support/lost-operation";
import { createClaims } from "./claims.server";
import { createHistory } from "./history.server";
import { createLooks } from "./looks.server";
import type { IntentRecord } from "./record.server";

/** What is told of a lost one by the look before the next, which says that `own` was done. */
async function told(lost: Partial<IntentRecord>, next: Partial<IntentRecord>, own: unknown, before: unknown) {
  const store = createMemoryStore(() => QUIET);
  const claims = createClaims({
    store,
    now: () => QUIET,
    onUnreadable: () => undefined,
    onLapsed: () => undefined,
  });
  const history = createHistory(store, claims);
  const looks = createLooks(judging, claims, history, hearing());
  const one = record({ id: "lost", ...lost }, { own: before });
  await claims.claim(one);
  await history.add(one.memberKey, one.id);
  const seen = { takenAt: QUIET + 1_000, balances: {}, names: {}, own };
  const running = { id: "next", state: "running", sentAt: undefined, ...next } as const;
  await looks.beforeNext(record(running), seen, "request-2");
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
