import { expect, test } from "vitest";
import { widthOf } from "~/pictures/fonts.server";
import { drawable } from "./letters.server";
import { linesOf } from "./lines.server";

const ink = { size: 15, weight: 600 } as const;
const broken = (text: string, width: number, most = 9, locale: "th" | "en" = "th") =>
  linesOf(drawable(text), { ...ink, width, most, locale });

test("a text that fits is one line, and an empty one none", () => {
  expect(broken("Main wallet", 300)).toEqual(["Main wallet"]);
  expect(broken("", 300)).toEqual([]);
  expect(broken("Main", -1).join("")).toContain("M");
});

test("lines end between words, also where no spaces stand", () => {
  expect(broken("Main wallet, Riverside", 100)).toEqual(["Main wallet,", "Riverside"]);
  const [first = "", second = ""] = broken("กระเป๋าหลักสยามโกลด์", 90);
  expect(first).toBe("กระเป๋าหลัก");
  expect(second.startsWith("สยาม")).toBe(true);
});

test("no line is wider than its room, whatever is written", () => {
  for (const text of [
    "A".repeat(500),
    "ที่นี่ปู่ย่า".repeat(50),
    "ກະເປົາຫຼັກ".repeat(50),
    "a b ".repeat(90),
    "กำ้๊๋".repeat(99),
  ]) {
    const lines = broken(text, 120, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]?.endsWith("…")).toBe(true);
    for (const line of lines) expect(widthOf(line, ink)).toBeLessThanOrEqual(120);
  }
});

test("marks stay on their letters: a line never begins with one", () => {
  for (const line of broken("ที่นี่ปู่ย่าตายายเชื่อมั่น".repeat(4), 40)) expect(line).not.toMatch(/^\p{M}/u);
});

test("sara am is written in its parts, the circle below the tone", () => {
  expect(drawable("สำเร็จ")).toBe("ส\u0e4d\u0e32เร็จ");
  expect(drawable("น้ำ")).toBe("น\u0e4d\u0e49\u0e32");
  expect(drawable("ນ້ຳ")).toBe("ນ\u0ecd\u0ec9\u0eb2");
});

test("a text that is cut says so", () => {
  expect(drawable("x".repeat(9_000))).toBe(`${"x".repeat(96)}…`);
});

test("a letter carries at most three marks", () => {
  expect(drawable(`a${"\u0301".repeat(50)}b`)).toBe("a\u0301\u0301\u0301b");
});
