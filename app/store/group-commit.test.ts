import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createGroupCommit } from "./group-commit.server";
import type { Changes, StoreFile } from "./sqlite-file.server";
import { StoreHangs, StoreTimeout } from "./store";
import { waitsMs } from "./waits.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk whose commits the test ends; each entry of `commits` is what a commit held. */
function stage() {
  const commits: string[][] = [];
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const heard: unknown[] = [];
  const commit: StoreFile["commit"] = (work) =>
    new Promise((resolve, reject) => {
      const keys: string[] = [];
      work({
        claim: (key: string) => {
          keys.push(key);
          return null;
        },
      } as unknown as Changes);
      commits.push(keys);
      ends.push({ resolve, reject });
    });
  const file = { commit, isMoved: async () => false } as StoreFile;
  const group = createGroupCommit(
    async () => file,
    (error) => heard.push(error),
  );
  const claim = (key: string) => group.change((changes) => changes.claim(key, "1", 0));
  const fault = (key: string) => claim(key).catch((error: unknown) => error);
  /** Waits until a commit is at the disk, and lets it end. */
  const end = async (error?: Error) => {
    await vi.waitFor(() => expect(ends).not.toEqual([]));
    const [next] = ends.splice(0, 1);
    if (error) next?.reject(error);
    else next?.resolve();
  };
  return { claim, fault, end, commits, heard, group };
}

it("those who come while one is at the disk share the next commit", async () => {
  const { claim, end, commits } = stage();
  const first = claim("first");
  await vi.waitFor(() => expect(commits).toHaveLength(1));
  const others = ["a", "b", "c"].map(claim);
  await end();
  await first;
  await end();
  expect(await Promise.all(others)).toEqual([null, null, null]);
  expect(commits).toEqual([["first"], ["a", "b", "c"]]);
});

it("a commit that fails fails for all who wait, and for none that comes after", async () => {
  const { claim, fault, end, heard } = stage();
  const full = new Error("full");
  const [one, two] = [fault("one"), fault("two")];
  await end(full);
  expect([await one, await two]).toEqual([full, full]);
  const after = claim("after");
  await end();
  expect(await after).toBeNull();
  expect(heard).toEqual([full, null]);
});

it("a disk that hangs: they wait a second, those behind them no longer, later ones not at all; then it goes on", async () => {
  const { claim, fault, end, commits, heard, group } = stage();
  const hanging = fault("hanging");
  await vi.waitFor(() => expect(commits).toHaveLength(1));
  const behind = fault("behind");
  await vi.advanceTimersByTimeAsync(waitsMs.command);
  expect(await hanging).toBeInstanceOf(StoreTimeout);
  expect(await behind).toBeInstanceOf(StoreTimeout);
  expect(await fault("later")).toBeInstanceOf(StoreHangs);
  expect(heard).toEqual([expect.any(StoreTimeout)]);
  await end();
  await group.idle();
  const again = claim("again");
  await end();
  expect(await again).toBeNull();
  expect(commits).toEqual([["hanging"], ["again"]]);
});
