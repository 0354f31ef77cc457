import { BrandFile } from "schemas/brand";
import { describe, expect, it } from "vitest";
import type { FileKind } from "~/uploads/file-kind";
import { acceptedTypes, checkFile, type PickedFile } from "./file-rules";

const MEGABYTE = 1024 * 1024;
const { chat: limits } = BrandFile.parse({ id: "brand", name: "Brand" });
const check = (name: string, kind: FileKind | undefined, size = 1) => checkFile({ name, kind, size }, limits);

describe("a file for the chat", () => {
  it.each([
    ["clip.mp4", "mp4", "video"],
    ["clip.mov", "quicktime", "video"],
    ["photo.png", "png", "image"],
    ["photo.JPG", "jpeg", "image"],
    ["moving.gif", "gif", "image"],
    ["IMG 1.2.png", "png", "image"],
    ["photo.bin", "jpeg", "image"],
  ] as const)("%s whose bytes are %s may be sent [5.15]", (name, kind, media) => {
    expect(check(name, kind)).toEqual({ ok: true, media });
  });

  it.each([
    ["picture.webp", "webp"],
    ["slip.pdf", undefined],
    ["photo.jpg", undefined],
  ] as const)("%s whose bytes are %s is not supported", (name, kind) => {
    expect(check(name, kind)).toEqual({ ok: false, problem: "unsupported" });
  });

  it.each(["photo", "photo.", ".png", "folder.x/photo", "photo.p ng", ""])(
    "must have an extension: %j is not supported [5.16]",
    (name) => expect(check(name, "png")).toEqual({ ok: false, problem: "unsupported" }),
  );

  it("is a picture of up to 10 MB or a video of up to 20 MB, and the limit is said [5.17 5.18]", () => {
    expect(check("a.png", "png", 10 * MEGABYTE).ok).toBe(true);
    expect(check("a.png", "png", 10 * MEGABYTE + 1)).toEqual({
      ok: false,
      problem: "tooLarge",
      maxBytes: 10 * MEGABYTE,
    });
    expect(check("a.mp4", "mp4", 20 * MEGABYTE).ok).toBe(true);
    expect(check("a.mp4", "mp4", 20 * MEGABYTE + 1)).toEqual({
      ok: false,
      problem: "tooLarge",
      maxBytes: 20 * MEGABYTE,
    });
  });

  it("meets the limits of the brand's own file", () => {
    const own = { fileMaxBytes: 1.5 * MEGABYTE, videoMaxBytes: 3 * MEGABYTE };
    const picture: PickedFile = { name: "a.gif", kind: "gif", size: 2 * MEGABYTE };
    expect(checkFile(picture, own)).toMatchObject({ maxBytes: 1.5 * MEGABYTE });
    expect(checkFile({ name: "a.mp4", kind: "mp4", size: 2 * MEGABYTE }, own).ok).toBe(true);
  });

  it("is offered by the picker in exactly the types of the specification", () => {
    expect(acceptedTypes.split(",").sort()).toEqual([
      "image/gif",
      "image/jpeg",
      "image/jpg",
      "image/png",
      "video/mp4",
      "video/quicktime",
    ]);
  });
});
