import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Store, StoreUnavailable } from "~/store/store";
import { createMemoryStore } from "../../tests/support/memory-store";
import { rejection } from "../../tests/support/rows";
import { createRevocations } from "./revocations.server";

const DAY_MS = 24 * 3_600_000;
/** Money works again within this time of the store's return; sign-outs must not be later. */
const BACK_MS = 5_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Two replicas on one store, of which the first can lose its link. */
function stage() {
  const shared = createMemoryStore(Date.now);
  let isAway = false;
  const linked =
    <Args extends unknown[], Answer>(command: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      if (isAway) throw new StoreUnavailable("away");
      return command(...args);
    };
  const store: Store = {
    ...shared,
    claim: linked(shared.claim),
    read: linked(shared.read),
    replace: linked(shared.replace),
  };
  return {
    here: createRevocations(store, 30 * DAY_MS, Date.now),
    elsewhere: createRevocations(shared, 30 * DAY_MS, Date.now),
    close: shared.close,
    linkIs: (state: "away" | "back") => {
      isAway = state === "away";
    },
  };
}

const began = (id: string) => ({ id, signedInAt: Date.now() });

describe("a sign-out while the store is away", () => {
  it("is refused here at once, and at the other replicas once the store is back, though it lost nothing", async () => {
    const { here, elsewhere, linkIs, close } = stage();
    const session = began("phone");
    linkIs("away");
    await here.revoke(session, DAY_MS);
    expect(await here.isRevoked(session)).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * BACK_MS);
    expect(await elsewhere.isRevoked(session)).toBe(false);
    linkIs("back");
    await vi.advanceTimersByTimeAsync(BACK_MS);
    expect(await elsewhere.isRevoked(session)).toBe(true);
    await close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not told for longer than the session could live", async () => {
    const { here, elsewhere, linkIs, close } = stage();
    const session = began("phone");
    linkIs("away");
    await here.revoke(session, BACK_MS);
    await vi.advanceTimersByTimeAsync(BACK_MS);
    linkIs("back");
    await vi.advanceTimersByTimeAsync(BACK_MS);
    expect(await elsewhere.isRevoked(session)).toBe(false);
    await close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a changed password while the store is away", () => {
  const member = "member";

  it("ends the others here at once, and at the other replicas once the store is back", async () => {
    const { here, elsewhere, linkIs } = stage();
    const [phone, thief] = [began("phone"), began("thief")];
    linkIs("away");
    expect(await rejection(here.revokeOthers(phone, member, Date.now()))).toBeInstanceOf(StoreUnavailable);
    expect(await here.isRevokedFor(thief, member)).toBe(true);
    expect(await here.isRevokedFor(phone, member)).toBe(false);
    linkIs("back");
    await vi.advanceTimersByTimeAsync(BACK_MS);
    expect(await elsewhere.isRevokedFor(thief, member)).toBe(true);
    expect(await elsewhere.isRevokedFor(phone, member)).toBe(false);
  });

  it("counts here also where the store still holds an earlier change", async () => {
    const { here, elsewhere, linkIs } = stage();
    await elsewhere.revokeOthers(began("old"), member, Date.now());
    vi.advanceTimersByTime(1);
    const [phone, thief] = [began("phone"), began("thief")];
    linkIs("away");
    await rejection(here.revokeOthers(phone, member, Date.now()));
    linkIs("back");
    expect(await here.isRevokedFor(thief, member)).toBe(true);
    await vi.advanceTimersByTimeAsync(BACK_MS);
    expect(await elsewhere.isRevokedFor(thief, member)).toBe(true);
  });

  it("takes no place of a later one that another replica has stored meanwhile", async () => {
    const { here, elsewhere, linkIs } = stage();
    const [phone, laptop] = [began("phone"), began("laptop")];
    linkIs("away");
    await rejection(here.revokeOthers(phone, member, Date.now()));
    vi.advanceTimersByTime(1);
    await elsewhere.revokeOthers(laptop, member, Date.now());
    linkIs("back");
    await vi.advanceTimersByTimeAsync(BACK_MS);
    for (const replica of [here, elsewhere]) {
      expect(await replica.isRevokedFor(phone, member)).toBe(true);
      expect(await replica.isRevokedFor(laptop, member)).toBe(false);
    }
  });
});
