import { expect, test } from "vitest";
import { measureFaults } from "./measures";

const lines = (count: number) => "x\n".repeat(count);
const file = (path: string, count: number) => ({ path, text: lines(count) });
/** Enough test lines for all cases here. */
const tests = file("tests/contract/a.test.ts", 300);

const messages = (...files: { path: string; text: string }[]) =>
  measureFaults([...files, tests]).map(({ message }) => message);

test("small files with their tests pass", () => {
  expect(messages(file("app/a.ts", 45), file("app/b.ts", 45))).toEqual([]);
});

test("folders are at most five deep", () => {
  expect(messages(file("scripts/sandbox/a/b/c/d/e.ts", 1))).toEqual([]);
  expect(messages(file("app/a/b/c/d/e/f/g.ts", 1))).toEqual(["6 folders deep, at most 5"]);
  expect(messages(file("app/routes/user/home/deposit/qr/route.tsx", 1))).toEqual([]);
  expect(messages(file("app/routes/a/b/c/d/e/f/route.tsx", 1))).toEqual(["6 folders deep, at most 5"]);
});

test("half as many lines of tests as of code", () => {
  const code = [1, 2, 3, 4].map((index) => file(`app/${index}.ts`, 45));
  expect(measureFaults([...code, file("app/a.test.ts", 90)])).toEqual([]);
  expect(measureFaults([...code, file("app/a.test.ts", 89)])[0]?.message).toContain("0.49, at least 0.5");
});
