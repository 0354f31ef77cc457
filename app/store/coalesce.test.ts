import { expect, test } from "vitest";
import { rejection } from "../../tests/support/rows";
import { batchedPerTurn, oneAtATime } from "./coalesce.server";

/** A question that is answered when the test says so. */
function held() {
  const asked: { resolve(answer: string): void; reject(error: Error): void }[] = [];
  const ask = () => new Promise<string>((resolve, reject) => asked.push({ resolve, reject }));
  return { asked, ask: oneAtATime(ask) };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("asks once for all who come at once, and once more for all who come meanwhile", async () => {
  const { asked, ask } = held();
  const first = [ask(), ask()];
  await turn();
  expect(asked).toHaveLength(1);
  const second = [ask(), ask(), ask()];
  await turn();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve("one");
  expect(await Promise.all(first)).toEqual(["one", "one"]);
  await turn();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve("two");
  expect(await Promise.all(second)).toEqual(["two", "two", "two"]);
});

test("a failure is told to those who asked, and the next are asked for all the same", async () => {
  const { asked, ask } = held();
  const first = ask();
  const lost = expect(first).rejects.toThrow("gone");
  await turn();
  const second = ask();
  asked[0]?.reject(new Error("gone"));
  await lost;
  await turn();
  asked[1]?.resolve("two");
  expect(await second).toBe("two");
});

test("asks once for all of a turn, and everybody gets their own or the same failure", async () => {
  const asked: string[][] = [];
  let isAway = false;
  const read = batchedPerTurn(async (keys: string[]) => {
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
