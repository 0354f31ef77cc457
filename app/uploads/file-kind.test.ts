import fc from "fast-check";
import { expect, it } from "vitest";
import { disguises, samples } from "../../tests/support/files";
import { fileKindOf } from "./file-kind";

it.each(Object.entries(samples))("%s is told by its first bytes", (kind, head) => {
  expect(fileKindOf(head)).toBe(kind);
});

it.each([
  ["QuickTime without a brand", "\0\0\0\x08wide", "quicktime"],
  ["the older GIF", "GIF87a", "gif"],
  ["a phone's MP4", "\0\0\0\x18ftypmp42", "mp4"],
])("%s is known too", (_, head, kind) => {
  expect(fileKindOf(Buffer.from(head, "latin1"))).toBe(kind);
});

it("what is disguised as a picture is none", () => {
  expect(disguises).toHaveLength(12);
  for (const { what, bytes } of disguises) expect([what, fileKindOf(bytes)]).not.toEqual([what, "png"]);
  const taken = disguises.filter(({ bytes }) => ["png", "jpeg"].includes(fileKindOf(bytes) ?? ""));
  expect(taken).toEqual([]);
});

it("any beginning is judged without a fault, however short", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), (head) => {
      const kind = fileKindOf(head);
      expect(kind === undefined || head.length >= 3).toBe(true);
    }),
  );
});
