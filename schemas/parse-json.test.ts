import { expect, it } from "vitest";
import { parseJson } from "./parse-json";

it.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ["null", null],
  ["", undefined],
  ['{"a":1', undefined],
  ["<html>", undefined],
])("%s is read as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
