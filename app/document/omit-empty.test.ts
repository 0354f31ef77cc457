import { expect, it } from "vitest";
import { omitEmpty } from "./omit-empty";

it("leaves out what holds nothing, and nothing else", () => {
  const data = { none: null, lost: undefined, no: false, zero: 0, text: "", rows: [] };
  expect(Object.entries(omitEmpty(data))).toEqual([
    ["no", false],
    ["zero", 0],
    ["text", ""],
    ["rows", []],
  ]);
});
