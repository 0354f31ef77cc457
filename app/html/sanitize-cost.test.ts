import { expect, test } from "vitest";
import { beginningWithin, costOf, MOST_AT_ONCE } from "./sanitize-cost";

test("a text that costs little enough is left whole", () => {
  const chapter = `<p>${"ก".repeat(49_000)}</p>`;
  expect(beginningWithin(chapter, MOST_AT_ONCE)).toBe(chapter);
  expect(beginningWithin("<b>x</b>", { characters: 8, tags: 2 })).toBe("<b>x</b>");
});

test("what is longer, or has more tags, is cut: the latter before the first tag too many", () => {
  expect(beginningWithin("<b>xyz", { characters: 5, tags: 9 })).toBe("<b>xy");
  expect(beginningWithin("<b>x</b>y<i>z", { characters: 99, tags: 2 })).toBe("<b>x</b>y");
  expect(beginningWithin("<<<", { characters: 99, tags: 2 })).toBe("<<");
});

test("nothing is left where nothing may be spent; words without tags may be, where only tags may not", () => {
  expect(beginningWithin("<b>x", { characters: 0, tags: 9 })).toBe("");
  expect(beginningWithin("<b>x", { characters: -5, tags: -5 })).toBe("");
  expect(beginningWithin("x<b>y", { characters: 9, tags: 0 })).toBe("x");
});

test("its cost is its length and its signs of tags", () => {
  expect(costOf("1 < 2 <b>x</b>")).toEqual({ characters: 14, tags: 3 });
  expect(costOf("")).toEqual({ characters: 0, tags: 0 });
});
