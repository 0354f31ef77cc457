import { OperatorFile } from "schemas/operator";
import { describe, expect, it } from "vitest";
import { acceptedTypes, checkFile } from "./file-rules";

const MEGABYTE = 1024 * 1024;
const { chat: limits } = OperatorFile.parse({ id: "brand", name: "Brand" });
const check = (name: string, type: string, size = 1) => checkFile({ name, type, size }, limits);

describe("a file for the chat", () => {
  it.each([
    ["clip.mp4", "video/mp4", "video"],
    ["clip.mov", "video/quicktime", "video"],
    ["photo.png", "image/png", "image"],
    ["photo.jpeg", "image/jpeg", "image"],
    ["photo.JPG", "image/jpg", "image"],
    ["moving.gif", "image/gif", "image"],
    ["IMG 1.2.png", "IMAGE/PNG; charset=x", "image"],
  ])("%s of type %s may be sent [5.15]", (name, type, media) => {
    expect(check(name, type)).toMatchObject({ ok: true, media });
  });

  it.each([
    ["slip.pdf", "application/pdf"],
    ["page.html", "text/html"],
    ["picture.svg", "image/svg+xml"],
    ["picture.webp", "image/webp"],
    ["clip.webm", "video/webm"],
    ["constructor.png", "constructor"],
    ["slip.pdf", ""],
    ["photo.constructor", ""],
  ])("%s of type %j is not supported", (name, type) => {
    expect(check(name, type)).toEqual({ ok: false, problem: "unsupported" });
  });

  it.each(["photo", "photo.", ".png", "folder.x/photo", "photo.p ng", ""])(
    "must have an extension: %j is not supported [5.16]",
    (name) => expect(check(name, "image/png")).toEqual({ ok: false, problem: "unsupported" }),
  );

  it("whose type the phone does not know is known by its extension", () => {
    expect(check("clip.MOV", "")).toEqual({ ok: true, media: "video", type: "video/quicktime" });
    expect(check("photo.jpg", "")).toEqual({ ok: true, media: "image", type: "image/jpeg" });
  });

  it("is a picture of up to 10 MB or a video of up to 20 MB, and the limit is said [5.17 5.18]", () => {
    expect(check("a.png", "image/png", 10 * MEGABYTE).ok).toBe(true);
    expect(check("a.png", "image/png", 10 * MEGABYTE + 1)).toEqual({
      ok: false,
      problem: "tooLarge",
      maxBytes: 10 * MEGABYTE,
    });
    expect(check("a.mp4", "video/mp4", 20 * MEGABYTE).ok).toBe(true);
    expect(check("a.mp4", "video/mp4", 20 * MEGABYTE + 1)).toEqual({
      ok: false,
      problem: "tooLarge",
      maxBytes: 20 * MEGABYTE,
    });
  });

  it("meets the limits of the brand's own file", () => {
    const own = { fileMaxBytes: 1.5 * MEGABYTE, videoMaxBytes: 3 * MEGABYTE };
    const picture = { name: "a.gif", type: "image/gif", size: 2 * MEGABYTE };
    expect(checkFile(picture, own)).toMatchObject({ maxBytes: 1.5 * MEGABYTE });
    expect(checkFile({ name: "a.mp4", type: "video/mp4", size: 2 * MEGABYTE }, own).ok).toBe(true);
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
