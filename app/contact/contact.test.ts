import { expect, test } from "vitest";
import type { SafeHtml } from "~/html/safe-html";
import { phoneIn } from "./contact.server";

const inText = (html: string) => phoneIn(html as SafeHtml);

test("the first number to call in a text is a button, as the operator writes it", () => {
  const text =
    '<p>โทร <a href="tel:021234567">02-123-4567</a> หรือ <a href="tel:029999999">02-999-9999</a></p>';
  expect(inText(text)).toEqual({ href: "tel:021234567", number: "02-123-4567" });
});

test("where the link says something else, the number is that of its address", () => {
  expect(inText('<a class="x" href="tel:+85620555">ໂທຫາພວກເຮົາ</a>')?.number).toBe("+85620555");
});

test("a text without a number to call has none", () => {
  const bad = '<a href="tel:javascript">02</a>';
  for (const text of ["", "<p>02-123-4567</p>", '<a href="https://a.example/tel:1">1</a>', bad]) {
    expect(inText(text)).toBeUndefined();
  }
  expect(phoneIn(undefined)).toBeUndefined();
});
