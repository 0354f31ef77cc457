import { expect, it } from "vitest";
import { createFewAtOnce } from "./few-at-once";

it("runs so many at once in order, one that fails too, and lets the loop go round before the next", async () => {
  const few = createFewAtOnce(2);
  const ends: (() => void)[] = [];
  const heard: string[] = [];
  const start = (name: string) =>
    few("one", async () => {
      heard.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === "b") throw new Error("b fails");
      return name;
    }).catch(() => "failed");
  const all = Promise.all(["a", "b", "c", "d"].map(start));
  const round = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  await round();
  expect(heard).toEqual(["a", "b"]);
  ends.shift()?.();
  await Promise.resolve();
  expect(heard).toEqual(["a", "b"]);
  ends.shift()?.();
  await round();
  expect(heard).toEqual(["a", "b", "c", "d"]);
  for (const end of ends) end();
  expect(await all).toEqual(["a", "failed", "c", "d"]);
});

it("lets the groups that wait take turns, so that one that has sent much holds up nobody else", async () => {
  const few = createFewAtOnce(1);
  const heard: string[] = [];
  const start = (group: string, name: string) => few(group, async () => void heard.push(name));
  const flood = ["a1", "a2", "a3", "a4"].map((name) => start("a", name));
  await Promise.all([...flood, start("b", "b1"), start("c", "c1"), start("b", "b2")]);
  expect(heard).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});
