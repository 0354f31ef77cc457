import { afterEach, expect, test, vi } from "vitest";
import { breakLines } from "./draw-picture";

const wide = (letters: number) => (line: string) => line.replace(/\p{M}/gu, "").length <= letters;

afterEach(() => vi.unstubAllGlobals());

test("a text breaks at its spaces, and between the words of Thai and Lao; a number stays whole", () => {
  expect(breakLines("Kasikornbank 123-4-56789-0 ANNA", wide(16), 4)).toEqual([
    "Kasikornbank",
    "123-4-56789-0",
    "ANNA",
  ]);
  expect(breakLines("ตรวจสอบได้ในประวัติรายการ", wide(13), 4).length).toBe(2);
  expect(breakLines("ກວດສອບໄດ້ໃນປະຫວັດລາຍການ", wide(13), 4).join("")).toBe("ກວດສອບໄດ້ໃນປະຫວັດລາຍການ");
});

test("a word wider than a line breaks within, never between a letter and its marks", () => {
  expect(breakLines("x".repeat(25), wide(10), 4).map((line) => line.length)).toEqual([10, 10, 5]);
  const lines = breakLines("ก\u0e34\u0e48".repeat(25), wide(10), 9);
  expect(lines.join("")).toBe("ก\u0e34\u0e48".repeat(25));
  for (const line of lines) expect(line).toMatch(/^ก/);
});

test("more than fits ends in an ellipsis on the last line, and nothing is one empty line", () => {
  expect(breakLines("one two three four", wide(5), 2)).toEqual(["one", "tw…"]);
  expect(breakLines("ก".repeat(10_000), wide(10), 4)).toHaveLength(4);
  expect(breakLines("", wide(5), 2)).toEqual([""]);
});

test("a browser that knows no words breaks at spaces, and elsewhere where a line is full", () => {
  vi.stubGlobal("Intl", {});
  expect(breakLines("one two ตรวจสอบได้", wide(7), 4)[0]).toBe("one two");
  expect(breakLines("ตรวจสอบได้ในประวัติ", wide(10), 4).join("")).toBe("ตรวจสอบได้ในประวัติ");
});
