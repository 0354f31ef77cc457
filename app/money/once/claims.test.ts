import { expect, test } from "vitest";
import { createMemoryStore } from "~/store/memory.server";
import { record } from "../../../tests/support/lost-operation";
import { createClaims } from "./claims.server";

/** What becomes of a claim whose process died before it sent anything, in a store that began at that time. */
async function lapsed(bornAt: number) {
  const clock = { now: bornAt };
  const store = createMemoryStore(() => clock.now);
  const claims = createClaims({
    store,
    now: () => clock.now,
    onUnreadable: () => undefined,
    onLapsed: () => undefined,
  });
  const claimed = record({ state: "running", sentAt: undefined, settledAt: undefined, mintedAt: 5_000 });
  await claims.claim({ ...claimed, leaseUntil: bornAt + 75_000 });
  clock.now += 75_000;
  return (await claims.read(claimed.id))?.record;
}

test("a claim whose process died before sending was never sent", async () => {
  expect(await lapsed(5_000)).toMatchObject({ state: "refused" });
});

test("in a store that lost its data since the form was drawn nobody can tell, because another process may have sent it before", async () => {
  expect(await lapsed(5_001)).toMatchObject({ state: "unknown", isForgotten: true });
});
