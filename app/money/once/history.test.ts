import { expect, test } from "vitest";
import { QUIET, record } from "../../../tests/support/lost-operation";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { createClaims } from "./claims.server";
import { createHistory, listsAllSince } from "./history.server";
import type { RecordState } from "./record.server";

const MEMBER = "member";

/** A member who sends one operation after the other, each of which ends in a state, or is given up. */
function sending() {
  const store = createMemoryStore(() => QUIET);
  const claims = createClaims({
    store,
    now: () => QUIET,
    onUnreadable: () => undefined,
    onLapsed: () => undefined,
  });
  const history = createHistory(store, claims);
  const send = async (count: number, prefix: string, state?: RecordState) => {
    for (let index = 0; index < count; index++) {
      const id = `${prefix}${index}`;
      if (state) await claims.claim(record({ id, state }));
      await history.add(MEMBER, id);
    }
  };
  return { send, ids: () => history.read(MEMBER), claims };
}

test.each(["unknown", "running"] as const)(
  "all of 30 operations that are %s stay findable, whatever comes after them",
  async (state) => {
    const { send, ids } = sending();
    await send(30, "open", state);
    await send(30, "later", "done");
    expect((await ids()).filter((id) => id.startsWith("open"))).toHaveLength(30);
  },
);

test.each(["done", "refused", "accepted", undefined])(
  "of those that are %s only the latest 24 stay",
  async (state) => {
    const { send, ids } = sending();
    await send(30, "ended", state as RecordState);
    expect(await ids()).toEqual(Array.from({ length: 24 }, (_, index) => `ended${29 - index}`));
  },
);

test("an old one goes once its end is known", async () => {
  const { send, ids, claims } = sending();
  await send(1, "open", "unknown");
  await send(30, "later", "done");
  expect(await ids()).toContain("open0");
  const claim = await claims.read("open0");
  if (claim) await claims.replace(claim, { ...claim.record, state: "done" });
  await send(1, "next", "done");
  expect(await ids()).not.toContain("open0");
});

test("an operation behind which others are forgotten is never said to be known with all since", async () => {
  const { send, ids } = sending();
  await send(20, "open", "unknown");
  await send(30, "later", "done");
  await send(20, "new", "unknown");
  const all = await ids();
  expect(all).toHaveLength(44);
  const known = all.filter((id) => listsAllSince(all, id));
  expect(known).toEqual(all.slice(0, 16));
});

test("however many are open, a bound is kept, and the newest stay", async () => {
  const { send, ids } = sending();
  await send(200, "open", "unknown");
  const all = await ids();
  expect(all).toHaveLength(120);
  expect([all[0], all.at(-1)]).toEqual(["open199", "open80"]);
});
