import { expect, test } from "vitest";
import { isOtherChosen } from "./page-free";

const option = (selected: boolean, { defaultSelected = false, disabled = false } = {}) => ({
  selected,
  defaultSelected,
  disabled,
});

test("a select counts as changed only where another option is chosen than the page came with", () => {
  const marked = { defaultSelected: true };
  expect(isOtherChosen([option(false), option(true, marked)])).toBe(false);
  expect(isOtherChosen([option(true), option(false, marked)])).toBe(true);
  expect(isOtherChosen([option(true), option(false)])).toBe(false);
  expect(isOtherChosen([option(false, { disabled: true }), option(true)])).toBe(false);
  expect(isOtherChosen([option(false), option(true)])).toBe(true);
  expect(isOtherChosen([])).toBe(false);
});
