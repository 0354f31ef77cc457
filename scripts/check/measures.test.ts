import { expect, test } from "vitest";
import { measureFaults } from "./measures";

const lines = (count: number) => "x\n".repeat(count);
const file = (path: string, count: number) => ({ path, text: lines(count) });
/** Enough tests for any of these. */
const tests = file("tests/contract/a.test.ts", 300);

const messages = (...files: { path: string; text: string }[]) =>
  measureFaults([...files, tests]).map(({ message }) => message);

test("small files with their tests pass", () => {
  expect(messages(file("app/a.ts", 60), file("app/b.ts", 60))).toEqual([]);
});

test("a file of 301 lines is too long, a test too", () => {
  const small = Array.from({ length: 20 }, (_, index) => file(`app/${index}.ts`, 1));
  expect(messages(...small, file("app/long.ts", 300))).toEqual([]);
  expect(messages(...small, file("app/long.ts", 301))[0]).toContain("301 lines, at most 300");
  expect(messages(...small, file("app/long.test.ts", 301))[0]).toContain("301 lines, at most 300");
});

test("texts in one language may be as long as they are", () => {
  const tables = ["app/i18n/th.ts", "app/i18n/lo/member.ts", "app/i18n/en/errors.ts"];
  expect(messages(...tables.map((path) => file(path, 900)))).toEqual([]);
  expect(messages(file("app/i18n/i18n.ts", 900))).not.toEqual([]);
});

test("the median and the 90th percentile are held", () => {
  expect(messages(file("app/a.ts", 61))).toEqual(["the median file has 61 lines, at most 60"]);
  const small = Array.from({ length: 8 }, (_, index) => file(`app/${index}.ts`, 1));
  const long = [1, 2, 3].map((index) => file(`app/long-${index}.ts`, 201));
  const faults = measureFaults([...small, ...long, tests, { ...tests, path: "tests/b.test.ts" }]);
  expect(faults.map(({ message }) => message)).toEqual(["the 90th percentile has 201 lines, at most 200"]);
});

test("folders are at most four deep", () => {
  expect(messages(file("app/routes/user/home/route.tsx", 1))).toEqual([]);
  expect(messages(file("app/routes/user/home/deposit/route.tsx", 1))).toEqual(["5 folders deep, at most 4"]);
});

test("half as many lines of tests as of code", () => {
  const code = [1, 2, 3].map((index) => file(`app/${index}.ts`, 60));
  expect(measureFaults([...code, file("app/a.test.ts", 90)])).toEqual([]);
  expect(measureFaults([...code, file("app/a.test.ts", 89)])[0]?.message).toContain("0.49, at least 0.5");
});
