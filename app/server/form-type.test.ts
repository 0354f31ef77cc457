import { expect, it } from "vitest";
import { isReadableForm } from "./form-type";

it.each([
  ["no body", {}],
  ["an empty body", { "content-length": "0", "content-type": "text/plain" }],
  ["a form", { "content-length": "3", "content-type": "application/x-www-form-urlencoded" }],
  [
    "a form in chunks, with its charset",
    {
      "transfer-encoding": "chunked",
      "content-type": "Application/X-WWW-Form-Urlencoded;charset=UTF-8",
    },
  ],
])("%s can be read", (_, headers) => {
  expect(isReadableForm({ headers })).toBe(true);
});

it.each([
  ["JSON", { "content-length": "2", "content-type": "application/json" }],
  ["chunks of anything", { "transfer-encoding": "chunked" }],
  ["a form of files", { "content-length": "9", "content-type": "multipart/form-data; boundary=x" }],
  [
    "what only begins like a form",
    { "content-length": "9", "content-type": "application/x-www-form-urlencodedx" },
  ],
])("%s is refused", (_, headers) => {
  expect(isReadableForm({ headers })).toBe(false);
});
