import type { FormEvent } from "react";
import { expect, test } from "vitest";
import { groupsPhone } from "./group-phone";

/** A field as far as the handlers use it. `set` counts how often its text was replaced. */
function fieldWith(start: string) {
  const seen = { set: 0, cursor: -1 };
  let text = start;
  const field = {
    get value() {
      return text;
    },
    set value(next: string) {
      text = next;
      seen.set += 1;
    },
    get selectionEnd() {
      return text.length;
    },
    setSelectionRange(start: number) {
      seen.cursor = start;
    },
  };
  const event = (isComposing: boolean) =>
    ({ currentTarget: field, nativeEvent: { isComposing } }) as unknown as FormEvent<HTMLInputElement>;
  return { field, seen, event };
}

test("a phone number that a keyboard composes is left alone until it is done, then grouped", () => {
  const { field, seen, event } = fieldWith("0812345678");
  groupsPhone.onInput(event(true));
  expect([field.value, seen.set]).toEqual(["0812345678", 0]);
  groupsPhone.onCompositionEnd(event(false));
  expect([field.value, seen]).toEqual(["081 234 5678", { set: 1, cursor: 12 }]);
  groupsPhone.onInput(event(false));
  expect(seen.set).toBe(1);
});

test("a phone number that is typed is grouped at once", () => {
  const { field, event } = fieldWith("0812");
  groupsPhone.onInput(event(false));
  expect(field.value).toBe("081 2");
});
