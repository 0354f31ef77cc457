import { expect, it } from "vitest";
import { BoundedMap } from "./bounded-map";

it("makes each value once and forgets the oldest of too many", () => {
  const known = new BoundedMap<string, string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    known.getOrMake(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "a", "b", "c", "a"].map(ask)).toEqual(["A", "A", "B", "C", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
  known.set("a", "new");
  expect([known.get("a"), known.get("c")]).toEqual(["new", "C"]);
  known.set("a", "A");
  known.delete("c");
  expect(known.get("c")).toBeUndefined();
  expect(known.get("a")).toBe("A");
});

it("weighs what it keeps: one heavy entry takes the place of several, and one that is too heavy alone takes none", () => {
  const known = new BoundedMap<string, string>(10, (key, value) => key.length + value.length);
  const kept = () => ["a", "b", "c", "d", "e"].filter((key) => known.get(key) !== undefined);
  for (const key of ["a", "b", "c"]) known.set(key, "12");
  expect(kept()).toEqual(["a", "b", "c"]);
  known.set("d", "12345");
  expect(kept()).toEqual(["c", "d"]);
  known.set("d", "1");
  known.delete("c");
  for (const key of ["a", "b"]) known.set(key, "123");
  expect(kept()).toEqual(["a", "b", "d"]);
  known.set("e", "1234567890");
  expect(kept()).toEqual(["a", "b", "d"]);
  known.set("a", "123456789");
  expect(kept()).toEqual(["a"]);
  known.set("a", "1234567890");
  expect(kept()).toEqual([]);
});
