import { describe, expect, it } from "vitest";
import { createSanitizer, type Sanitizer } from "./sanitize.server";
import { MOST_AT_ONCE } from "./sanitize-cost";
import { sanitizeList, withinOneText } from "./sanitize-list.server";

const sanitize = createSanitizer(false);

/** The texts of a list that reach the sanitiser. */
function sanitised(texts: readonly string[]): string[] {
  const reached: string[] = [];
  const record: Sanitizer = (html) => {
    reached.push(html);
    return sanitize(html);
  };
  sanitizeList(texts, record);
  return reached.filter((html) => html !== "");
}

describe("the texts of one list", () => {
  it("are made safe one by one, each in its place", () => {
    expect(sanitizeList(["<b onclick=x>a</b>", undefined, "", "<i>b</i>"], sanitize)).toEqual([
      "<b>a</b>",
      "",
      "",
      "<i>b</i>",
    ]);
  });

  it("cost no more than one text together, however many and long they are", () => {
    const long = `<p>${"x".repeat(100)}</p>`.repeat(1_000);
    const texts = Array.from({ length: 15 }, (_, index) => index + long);
    expect(sanitised(texts).join("")).toHaveLength(MOST_AT_ONCE.characters);
    const half = long.slice(0, MOST_AT_ONCE.characters / 2);
    expect(sanitised([half, `${half}more`, "later"])).toEqual([half, half]);
  });

  it("have no more tags together than one text", () => {
    const texts = Array.from({ length: 15 }, (_, index) => index + "<b>".repeat(1_500));
    expect(sanitised(texts).join("").split("<")).toHaveLength(MOST_AT_ONCE.tags + 1);
  });

  it("cost no more in thousands of small pieces", () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `<b>${index}`);
    expect(sanitised(texts)).toEqual(texts.slice(0, MOST_AT_ONCE.characters / 100));
  });

  it("leave less for another list of the same page", () => {
    const one = withinOneText(sanitize);
    const long = "x".repeat(MOST_AT_ONCE.characters - 10);
    expect(one(long)).toBe(long);
    expect(sanitizeList([`<b>${"y".repeat(20)}</b>`, "later"], one)).toEqual([`<b>${"y".repeat(7)}</b>`, ""]);
  });
});
