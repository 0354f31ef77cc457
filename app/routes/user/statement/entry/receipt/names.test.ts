import { expect, test } from "vitest";
import { toInitial } from "./names";

test.each([
  ["SOMCHAI JAIDEE", "SOMCHAI J."],
  ["นาย สมชาย  ใจดี", "นาย สมชาย จ."],
  ["ສົມພອນ ແກ້ວວົງ", "ສົມພອນ ກ."],
  ["Anna", "Anna"],
  ["", ""],
])("%j is cut to its initial", (name, cut) => {
  expect(toInitial(name)).toBe(cut);
});
