import { describe, expect, test } from "vitest";
import { StoreUnavailable } from "~/store/store";
import { record } from "../../../tests/support/lost-operation";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { createClaims } from "./claims.server";

const ignore = () => undefined;

/** What becomes of a claim whose process died before it sent anything, in a store that began at that time. */
async function lapsed(bornAt: number, isFull = false) {
  const clock = { now: bornAt };
  const now = () => clock.now;
  const store = createMemoryStore(now);
  // In a failover, the master that pages read at may be another.
  const bornWhere = async (from?: "claims") => (from === "claims" ? store.bornAt() : 0);
  const kept = { ...store, bornAt: bornWhere };
  const claims = createClaims({
    store: kept,
    now,
    onUnreadable: ignore,
    onLapsed: ignore,
  });
  const claimed = record({ state: "running", sentAt: undefined, settledAt: undefined, mintedAt: 5_000 });
  await claims.claim({ ...claimed, leaseUntil: bornAt + 75_000 });
  clock.now += 75_000;
  if (isFull) Object.assign(kept, { replace: () => Promise.reject(new StoreUnavailable("full")) });
  return (await claims.read(claimed.id))?.record;
}

test("a claim whose process died before sending was never sent", async () => {
  expect(await lapsed(5_000)).toMatchObject({ state: "refused" });
});

test("in a store that lost its data since the form was drawn nobody can tell, because another process may have sent it before", async () => {
  expect(await lapsed(5_001)).toMatchObject({ state: "unknown", isForgotten: true });
});

test("where that cannot be kept, as on a full disk, the record is told as it stands, and settled later", async () => {
  expect(await lapsed(5_000, true)).toMatchObject({ state: "running" });
});

describe("a claim that is given up", () => {
  const own = record({ state: "running", sentAt: undefined, settledAt: undefined, holder: "this run" });
  const key = `intent:${own.id}`;

  /** During a failover the old master is read from, and nothing of the new one is seen. */
  function stage() {
    const store = createMemoryStore(() => 0);
    const sight = { isBlind: false };
    const read = async (name: string) => (sight.isBlind ? null : store.read(name));
    const claims = createClaims({
      store: { ...store, read },
      now: () => 0,
      onUnreadable: ignore,
      onLapsed: ignore,
    });
    return { store, sight, claims };
  }

  test("is released even where it cannot be seen", async () => {
    const { store, sight, claims } = stage();
    await claims.claim(own);
    sight.isBlind = true;
    await claims.givingUp(own)();
    expect(await store.read(key)).toBeNull();
  });

  test("is released again as it was seen last if a failover brings it back", async () => {
    const { store, sight, claims } = stage();
    const claim = await claims.claim(own);
    const prepared = claim && (await claims.replace(claim, { ...own, sentAt: 1 }));
    const giveUp = claims.givingUp(own);
    await giveUp();
    expect(await store.read(key)).toBeNull();
    await store.claim(key, prepared?.text ?? "", 1_000);
    sight.isBlind = true;
    await giveUp();
    expect(await store.read(key)).toBeNull();
  });

  test.each([
    ["another run's", { holder: "another run" }],
    ["settled", { state: "unknown" as const, sentAt: 1 }],
  ])("stays if it is %s meanwhile", async (_, more) => {
    const { claims } = stage();
    await claims.claim({ ...own, ...more });
    await claims.givingUp(own)();
    expect((await claims.read(own.id))?.record).toMatchObject(more);
  });
});
