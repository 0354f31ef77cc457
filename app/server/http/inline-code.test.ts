import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { withHashesFor } from "./kept-pages";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const made = (page: string) => withHashesFor("n1", page);

it("allows the scripts and styles that bore the page's nonce, by their hashes, and says no nonce", () => {
  const page = (nonce: string) =>
    `<style id="s"${nonce}>.a{}</style><p>ກີບ</p><script${nonce} src="/x.js"></script>` +
    `<script type="module"${nonce}>start('ไทย')</script><script${nonce}>start('ไทย')</script>`;
  expect(made(page(' nonce="n1"'))).toEqual({
    html: page(""),
    inline: { scripts: hash("start('ไทย')"), styles: hash(".a{}") },
  });
});

it.each([
  "<script>evil()</script>",
  "<style>evil{}</style>",
  '<script nonce="">evil()</script>',
  '<script nonce="n2">evil()</script>',
  '<p nonce="n1"></p><script>evil()</script>',
])("does not allow what got into the page in another way: %s", (evil) => {
  const { inline } = made(`${evil}<script nonce="n1">good()</script>`);
  expect(inline).toEqual({ scripts: hash("good()"), styles: "" });
});
