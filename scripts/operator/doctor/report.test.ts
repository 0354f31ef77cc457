import { expect, it } from "vitest";
import { hiddenName } from "./report";

it.each([
  ["0812345678", "081•••678"],
  ["abcdefg", "•••"],
  [undefined, undefined],
])("shows of the member's name %s only %s", (username, shown) => {
  expect(hiddenName(username)).toBe(shown);
});
