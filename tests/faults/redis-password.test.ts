import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../support/app";
import { startBusyMembers } from "../support/busy-members";
import { type Fleet, startFleet } from "../support/fleet";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";

const operator = sharedOperator();
/** What docs/ops/store.md gives the app's user. */
const [, rights = ""] =
  /^ACL SETUSER wallet on >password (.+)$/m.exec(readFileSync("docs/ops/store.md", "utf8")) ?? [];
const folder = mkdtempSync(join(tmpdir(), "kapao-secrets-"));
const file = join(folder, "redis-url");
let redis: TestRedis;
let admin: Redis;
let fleet: Fleet;

const environment = () => ({
  OPERATOR_API_URL: operator.url,
  REDIS_URL_FILE: file,
  SHUTDOWN_DRAIN: "1",
});

/** Puts the address with this password into the file, as a mounted secret is replaced. */
function give(password: string): void {
  writeFileSync(file, `redis://wallet:${password}@${new URL(redis.url).host}\n`);
}

const readiness = async () =>
  Promise.all(fleet.replicas().map(async ({ url }) => (await fetch(`${url}/readyz`)).status));

beforeAll(async () => {
  redis = await startRedis({ requirepass: "admin" });
  admin = new Redis(redis.url.replace("redis://", "redis://:admin@"));
  await admin.call("ACL", "SETUSER", "wallet", "on", ">old", ...rights.split(" "));
  give("old");
  fleet = await startFleet(2, environment());
});
afterAll(async () => {
  await fleet.stop();
  admin.disconnect();
  await redis.close();
  rmSync(folder, { recursive: true });
});

test("Redis' password is replaced in one rolling restart while members read and transfer", async () => {
  const busy = await startBusyMembers(operator, fleet);
  await admin.call("ACL", "SETUSER", "wallet", ">new");
  give("new");
  expect(await readiness()).toEqual([200, 200]);
  await fleet.restart(environment(), () => expect.poll(readiness).toEqual([200, 200]));
  await admin.call("ACL", "SETUSER", "wallet", "<old");
  expect(await readiness()).toEqual([200, 200]);
  await busy.stop();
  // Connections that are lost come back with the new one.
  await admin.call("CLIENT", "KILL", "USER", "wallet");
  await expect.poll(readiness).toEqual([200, 200]);
});

test("the app asks Redis for nothing that its user may not, and its user cannot delete others' data", async () => {
  expect(await admin.call("ACL", "LOG")).toEqual([]);
  expect(await admin.call("ACL", "DRYRUN", "wallet", "FLUSHALL")).toContain("no permissions");
});

test("a replica with a password that is gone keeps its connection, and once that is lost says that the store is away", async () => {
  await admin.call("ACL", "SETUSER", "wallet", ">newest");
  const late = await startApp(environment());
  const ready = async () => (await fetch(`${late.url}/readyz`)).text();
  await expect.poll(ready).not.toContain("away");
  await admin.call("ACL", "SETUSER", "wallet", "<new");
  expect(await ready()).not.toContain("away");
  await admin.call("CLIENT", "KILL", "USER", "wallet");
  await expect.poll(ready).toContain('"store":"away"');
  expect(late.lines.join("\n")).not.toMatch(/wallet:new|newest/);
  await late.stop();
});
