import { expect, it } from "vitest";
import { rejection } from "../../tests/support/rows";
import { inOneTurn } from "./in-one-turn";

it("asks once for all of a turn, and everybody gets their own or the same failure", async () => {
  const asked: string[][] = [];
  let isAway = false;
  const read = inOneTurn(async (keys: string[]) => {
    asked.push(keys);
    if (isAway) throw new Error("away");
    return keys.map((key) => key.toUpperCase());
  });
  const later = Promise.resolve().then(() => read("c"));
  expect(await Promise.all([read("a"), read("b"), later])).toEqual(["A", "B", "C"]);
  expect(await read("d")).toBe("D");
  isAway = true;
  const failed = await Promise.all([rejection(read("e")), rejection(read("f"))]);
  expect(failed.map(String)).toEqual(["Error: away", "Error: away"]);
  expect(asked).toEqual([["a", "b", "c"], ["d"], ["e", "f"]]);
});
