import { expect, test } from "vitest";
import { createMemoryStore } from "../../tests/support/memory-store";
import { StoreUnavailable } from "./store";
import { updateEntry } from "./update";

const LIFE_MS = 60_000;
const add = (line: string) => (held: string | null) => (held === null ? line : `${held} ${line}`);

test("an entry is made, changed, and left alone where nothing changes", async () => {
  const store = createMemoryStore(() => 0);
  await updateEntry(store, "key", add("a"), LIFE_MS);
  await updateEntry(store, "key", add("b"), LIFE_MS);
  await updateEntry(
    { ...store, replace: () => Promise.reject(new Error("no need")) },
    "key",
    (held) => held ?? "",
    LIFE_MS,
  );
  expect(await store.read("key")).toBe("a b");
});

test("changes at the same time are all kept", async () => {
  const store = createMemoryStore(() => 0);
  await Promise.all(["a", "b", "c", "d"].map((line) => updateEntry(store, "key", add(line), LIFE_MS)));
  expect((await store.read("key"))?.split(" ").toSorted()).toEqual(["a", "b", "c", "d"]);
});

test("one that changes each time is given up as a store that is unavailable", async () => {
  const store = { claim: async () => "another", replace: async () => false };
  await expect(updateEntry(store, "key", add("a"), LIFE_MS)).rejects.toThrow(StoreUnavailable);
});
