import { expect, test } from "vitest";
import { createMemoryStore } from "../../tests/support/memory-store";
import { keepLatest } from "./keep-latest";

test("what is kept again lives on from then, the same value or another", async () => {
  let now = 0;
  const store = createMemoryStore(() => now);
  for (const value of ["PG", "PG", "JOKER", "JOKER"]) {
    await keepLatest(store, "last-game", value, 1_000);
    now += 900;
    expect(await store.read("last-game")).toBe(value);
  }
  now += 100;
  expect(await store.read("last-game")).toBeNull();
});
