import { expect, test } from "vitest";
import { disguises, fileOf, samples } from "../../tests/support/files";
import { slipFault, slipTypes } from "./slip-kinds";

const fault = (bytes: Buffer, type: string) =>
  slipFault(new File([new Uint8Array(bytes)], "slip", { type }), 1_000);

/** What phones, keyboards and share menus call a JPEG. */
const names = [
  "image/jpeg",
  "image/jpg",
  "image/pjpeg",
  "image/*",
  "application/octet-stream",
  "text/html",
  "",
];

test.each(names)("a picture that is called %j is a slip by its bytes", async (type) => {
  for (const kind of ["png", "jpeg", "webp"] as const)
    expect(await fault(samples[kind], type)).toBeUndefined();
});

test("what the operator would not take is known before it is sent", async () => {
  expect(await fault(fileOf("jpeg", 1_000), "image/jpeg")).toBeUndefined();
  expect(await fault(fileOf("jpeg", 1_001), "image/jpeg")).toBe("tooLarge");
  for (const { what, bytes } of disguises) expect(await fault(bytes, "image/png"), what).toBe("wrongKind");
});

test("the picker offers what is taken", () => {
  expect(slipTypes).toEqual(["image/png", "image/jpeg", "image/webp"]);
});
