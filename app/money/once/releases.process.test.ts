import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judgeAgain } from "~/money/judge/judge-again.server";
import type { Store } from "~/store/store";
import {
  afterTransfers,
  aProcess,
  CALL_TIMEOUT_MS,
  gate,
  snapshotOf,
} from "../../../tests/support/execution";
import { openRedisStore, startRedis, type TestRedis } from "../../../tests/support/redis";
import { referenceFrom } from "./reference.server";

let redis: TestRedis;
let store: Store;
beforeAll(async () => {
  redis = await startRedis();
  store = await openRedisStore(redis.url);
});
afterAll(async () => {
  await store.close();
  await redis.close();
});

let members = 0;

/** A replica of this release while Redis has its birth mark, with its own member. */
function replica(memberKey = `member-${members++}`) {
  const running = aProcess(store);
  running.clock.now = Date.now() + 60_000;
  const submission: typeof running.submission = (more) => ({
    ...running.submission({ takeSnapshot: async () => snapshotOf(50_000, 0, running.clock.now), ...more }),
    memberKey,
    token: running.intentTokens.issue(memberKey, "transfer"),
  });
  return { ...running, submission, memberKey };
}

/** Replaces a record by what another release would have written. */
async function rewrite(
  id: string,
  change: (record: Record<string, unknown>) => object | string,
): Promise<void> {
  const text = (await store.read(`intent:${id}`)) ?? "";
  const next = change(JSON.parse(text) as Record<string, unknown>);
  const isPut = await store.replace(
    `intent:${id}`,
    text,
    typeof next === "string" ? next : JSON.stringify(next),
    60_000,
  );
  expect(isPut).toBe(true);
}

/** A transfer sent by a process of one release that then died. */
async function inFlight() {
  const died = replica();
  const form = died.submission({ send: () => gate().opened.then(() => ({})) });
  void died.execution.run(form);
  await expect.poll(died.calls).toBe(1);
  const [id = ""] = ((await store.read(`money-recent:${died.memberKey}`)) ?? "").split(" ");
  const other = replica(died.memberKey);
  other.clock.now = died.clock.now + CALL_TIMEOUT_MS * 2;
  return { id, form, other, memberKey: died.memberKey };
}

describe("a record with fields of the next release (a rolling deploy)", () => {
  test("is settled once its lease is over, and keeps what this release does not know", async () => {
    const { id, other, memberKey } = await inFlight();
    await rewrite(id, (record) => ({
      shard: 7,
      ...record,
      snapshot: { ...(record.snapshot as object), coins: 3 },
    }));
    const found = await other.execution.find(id, memberKey);
    expect(found).toMatchObject({ state: "unknown", shard: 7, snapshot: { coins: 3 } });
    if (!found) throw new Error("gone");
    const moved = async () => afterTransfers(1, other.clock.now);
    expect(await judgeAgain(found, moved, { execution: other.execution, requestId: "r" })).toMatchObject({
      state: "done",
      shard: 7,
    });
    expect(await store.read(`intent:${id}`)).toContain('"shard":7');
  });
});

describe.each([
  [
    "of an operation that only the next release knows",
    (record: object) => ({ ...record, operation: "teleport" }),
  ],
  ["in a state that only the next release knows", (record: object) => ({ ...record, state: "paused" })],
  ["of a shape that this release cannot read", () => ({ version: 9 })],
  ["that is no JSON", () => "{"],
])("a record %s (a rollback)", (_, change) => {
  test("is sent no second time, tells nothing, and stays as it was written", async () => {
    const { id, form, other } = await inFlight();
    await rewrite(id, change);
    const text = await store.read(`intent:${id}`);
    const verdict = await other.execution.run({ ...other.submission(), token: form.token });
    expect(verdict).toMatchObject({ kind: "settled", record: { state: "unknown" } });
    expect(other.calls()).toBe(0);
    if (!text?.includes("teleport")) expect(await store.read(`intent:${id}`)).toBe(text);
  });

  test("keeps no other form of the member from being sent", async () => {
    const { id, other, memberKey } = await inFlight();
    await rewrite(id, change);
    const lock = `money-lock:wallet:${memberKey}`;
    await store.release(lock, (await store.read(lock)) ?? "");
    expect(await other.execution.run(other.submission())).toMatchObject({ record: { state: "done" } });
    expect(other.calls()).toBe(1);
  });
});

test("a record that nobody can read is told to whoever runs the service, by its reference", async () => {
  const { id, other, memberKey } = await inFlight();
  await rewrite(id, () => ({ version: 9 }));
  expect(await other.execution.find(id, memberKey)).toBeNull();
  expect(other.audit.faults).toEqual([`unreadable ${referenceFrom(id)}`]);
});
