import { describe, expect, test } from "vitest";
import { circlesOf } from "./circles";

describe("circles of imports", () => {
  test("no circle among arrows that meet again", () => {
    expect(
      circlesOf([
        ["a", "b"],
        ["a", "c"],
        ["b", "d"],
        ["c", "d"],
        ["d", "e"],
      ]),
    ).toEqual([]);
  });

  test("the shortest way back, once, and none for a file that imports itself", () => {
    const arrows = [
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
      ["c", "b"],
      ["x", "x"],
    ] as const;
    expect(circlesOf(arrows)).toEqual([["a", "b", "c"]]);
  });

  test("two circles that do not touch are both told", () => {
    expect(
      circlesOf([
        ["a", "b"],
        ["b", "a"],
        ["b", "y"],
        ["y", "z"],
        ["z", "y"],
      ]),
    ).toEqual([
      ["a", "b"],
      ["y", "z"],
    ]);
  });
});
