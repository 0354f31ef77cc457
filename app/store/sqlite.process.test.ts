import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { storeFileOnDisk } from "../../tests/support/file-store";
import { until } from "../../tests/support/until";
import { storeRefusal } from "./refusal.server";
import { createSqliteStore } from "./sqlite.server";
import { type Store, StoreUnavailable } from "./store";

function stage() {
  const file = storeFileOnDisk();
  onTestFinished(file.remove);
  const heard: (string | undefined)[] = [];
  const open = (now: () => number = Date.now) => {
    const onError = (error: Error) => heard.push(storeRefusal(error));
    const store = createSqliteStore(file.path, "moon", { onError }, now);
    onTestFinished(() => store.close());
    return store;
  };
  return { ...file, open, heard };
}

/** What a store says that takes no claims; fails if it does. */
async function refusal(store: Store): Promise<string | undefined> {
  const error = await store.claim("refused", "1", 1_000).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StoreUnavailable);
  return storeRefusal(error);
}

const takes = (store: Store) => store.ping().catch(() => null);

test("what was acknowledged is there for the next process, limits and the birth too", async () => {
  const { open } = stage();
  const before = open();
  await before.claim("claim", "1", 60_000);
  const options = { keyPrefix: "limit:x", points: 1, duration: 60 };
  await before.limiter(options).consume("who");
  const bornAt = await before.bornAt();
  await before.close();
  const after = open();
  expect(await after.claim("claim", "2", 60_000)).toBe("1");
  await expect(after.limiter(options).consume("who")).rejects.toMatchObject({ consumedPoints: 2 });
  expect(await after.bornAt()).toBe(bornAt);
});

test("two connections to one file claim each key once, also while both write all the time", async () => {
  const { open } = stage();
  const stores = [open(), open()];
  const keys = Array.from({ length: 400 }, (_, index) => `key-${index}`);
  const claims = await Promise.all(
    stores.map((store, name) => Promise.all(keys.map((key) => store.claim(key, String(name), 60_000)))),
  );
  for (const index of keys.keys())
    expect(
      claims.filter((held) => held[index] === null),
      keys[index],
    ).toHaveLength(1);
});

test("a file that is not there is made with its folder, and one that was taken away is a new store", async () => {
  let now = 1_000;
  const { open, path, lose } = stage();
  const store = open(() => now);
  await store.claim("claim", "1", 60_000);
  const bornAt = await store.bornAt();
  lose();
  now += 1;
  expect(await store.claim("claim", "2", 60_000)).toBeNull();
  expect(await store.bornAt()).toBeGreaterThan(bornAt);
  expect(statSync(path).isFile()).toBe(true);
  expect(statSync(dirname(path)).mode & 0o077).toBe(0);
});

test("a log that is deleted under a running process: nothing is claimed until all are stopped", async () => {
  const { open, path } = stage();
  const store = open();
  await store.claim("claim", "1", 60_000);
  for (const beside of ["-wal", "-shm"]) rmSync(path + beside);
  expect(await refusal(store)).toContain("stop all processes");
});

test("a copy of the file without its log is a new beginning", async () => {
  let now = 1_000;
  const { open, path, checkpoint } = stage();
  const store = open(() => now);
  await store.claim("claim", "1", 60_000);
  checkpoint();
  mkdirSync(`${dirname(path)}/copy`);
  const copy = `${dirname(path)}/copy/kapao.db`;
  copyFileSync(path, copy);
  now += 1;
  const restored = createSqliteStore(copy, "moon", { onError: () => undefined }, () => now);
  onTestFinished(() => restored.close());
  expect(await restored.bornAt()).toBe(now);
  expect(await restored.read("claim")).toBe("1");
});

test("a file that was moved away and back lacks what was claimed meanwhile: a new beginning, for who has it open too", async () => {
  let now = 1_000;
  const { open, path } = stage();
  const [store, other] = [open(() => now), open(() => now)];
  await store.claim("claim", "1", 60_000);
  expect(await other.read("claim")).toBe("1");
  const away = `${path}.away`;
  const parts = ["", "-wal", "-shm"];
  for (const part of parts) renameSync(path + part, away + part);
  now += 1;
  await store.claim("meanwhile", "1", 60_000);
  now += 1;
  for (const part of parts) rmSync(path + part);
  for (const part of parts) renameSync(away + part, path + part);
  await until(() => takes(store));
  expect(await store.bornAt()).toBe(now);
  expect(await other.bornAt()).toBe(now);
});

test("where no file can be made nothing is claimed or read, and once it can be it works by itself", async () => {
  const { open, path, heard } = stage();
  writeFileSync(dirname(path), "a file in the folder's place");
  const store = open();
  expect(await refusal(store)).toBe("the store's file cannot be opened");
  await expect(store.read("claim")).rejects.toBeInstanceOf(StoreUnavailable);
  expect(heard).toContain("the store's file cannot be opened");
  rmSync(dirname(path));
  await until(() => takes(store));
});

test.each([
  ["no database", (path: string) => writeFileSync(path, "no database ".repeat(1_000))],
  ["a folder", (path: string) => mkdirSync(path)],
])("%s in the file's place is told, left as it is, and not used", async (what, put) => {
  const { open, path } = stage();
  mkdirSync(dirname(path));
  put(path);
  const before = statSync(path).size;
  const store = open();
  expect(await refusal(store)).toBe(
    what === "a folder"
      ? "the store's file cannot be opened"
      : "the store's file is damaged: stop all processes, move it away with -wal and -shm",
  );
  expect(statSync(path).size).toBe(before);
  renameSync(path, `${path}.away`);
  await until(() => takes(store));
});

test("a file that was cut off is told as damaged, and nothing of it is believed", async () => {
  const { open, path, heard } = stage();
  const store = open();
  for (let index = 0; index < 200; index++) await store.claim(`key-${index}`, "x".repeat(500), 60_000);
  await store.close();
  for (const beside of ["-wal", "-shm"]) rmSync(path + beside, { force: true });
  truncateSync(path, 8_192);
  const later = open();
  const claims = Array.from({ length: 200 }, (_, index) => later.claim(`key-${index}`, "again", 60_000));
  const answers = await Promise.allSettled(claims);
  const again = answers.filter((answer) => answer.status === "fulfilled" && answer.value === null);
  expect(again).toEqual([]);
  expect(heard).toContain("the store's file is damaged: stop all processes, move it away with -wal and -shm");
});

test("a later release's file is not used by an earlier one", async () => {
  const { open, writeVersion } = stage();
  const earlier = open();
  await earlier.claim("claim", "1", 60_000);
  await earlier.close();
  writeVersion(2);
  const store = open();
  expect(await refusal(store)).toBe("the store's file is a later release's");
  writeVersion(1);
  await until(() => takes(store));
  expect(await store.read("claim")).toBe("1");
});

test("while another process holds the file claims are refused, and reads go on", async () => {
  const { open, hold, letGo, heard } = stage();
  const store = open();
  await store.claim("claim", "1", 60_000);
  hold();
  const refusals = await Promise.all(Array.from({ length: 100 }, () => refusal(store)));
  expect(new Set(refusals)).toEqual(new Set(["another process holds the store's file"]));
  expect(await store.read("claim")).toBe("1");
  letGo();
  expect(await store.claim("refused", "1", 1_000)).toBeNull();
  expect(heard).toContain("another process holds the store's file");
});

test("what is over is swept, so that the file does not grow for ever", async () => {
  let now = 1_000;
  const { open, entries } = stage();
  const store = open(() => now);
  for (let round = 0; round < 2; round++) {
    const keys = Array.from({ length: 2_000 }, (_, index) => `key-${round}-${index}`);
    await Promise.all(keys.map((key) => store.claim(key, "x", 1_000)));
    now += 2_000;
  }
  expect(entries()).toBeLessThanOrEqual(2_000);
});
