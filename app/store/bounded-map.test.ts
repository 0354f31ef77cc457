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
