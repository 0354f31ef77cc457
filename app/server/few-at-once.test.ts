import { expect, it } from "vitest";
import { createFewAtOnce } from "./few-at-once";

it("runs so many at once in order, one that fails too, and lets the loop go round before the next", async () => {
  const few = createFewAtOnce(2);
  const ends: (() => void)[] = [];
  const heard: string[] = [];
  const start = (name: string) =>
    few(async () => {
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
