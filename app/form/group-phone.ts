import { onTyped } from "./on-typed";

/** How Lao mobile numbers begin: 020 5555 1234. All others are grouped like Thai ones: 081 234 5678. */
const LAO_MOBILE = "020";

/** Groups a phone number, so that it is easier to check. Text other than digits, spaces and dashes stays as typed. */
export function groupPhone(typed: string): string {
  if (!/^[\d\s-]*$/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  const second = digits.startsWith(LAO_MOBILE) ? 7 : 6;
  return [digits.slice(0, 3), digits.slice(3, second), digits.slice(second)].filter(Boolean).join(" ");
}

/** Groups the field's phone number while it is typed; the cursor stays behind the same digit. */
export const groupsPhone = onTyped(function groupTyped(field) {
  const grouped = groupPhone(field.value);
  if (grouped === field.value) return;
  const end = field.selectionEnd ?? field.value.length;
  const before = field.value.slice(0, end).replace(/\D/g, "").length;
  field.value = grouped;
  const cursor = positionBehind(grouped, before);
  field.setSelectionRange(cursor, cursor);
});

/** The position behind the first `count` digits. */
function positionBehind(grouped: string, count: number): number {
  let left = count;
  for (let index = 0; index < grouped.length; index += 1) {
    if (left === 0) return index;
    if (grouped[index] !== " ") left -= 1;
  }
  return grouped.length;
}
