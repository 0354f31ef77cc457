import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { encode } from "jpeg-js";
import { PNG } from "pngjs";
import { afterAll, describe, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { folderFaults } from "./folder-faults";

const folder = mkdtempSync(join(tmpdir(), "kapao-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

function png(width: number, height: number): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(200);
  return PNG.sync.write(picture);
}
const jpg = (width: number, height: number) =>
  encode({ width, height, data: Buffer.alloc(width * height * 4, 200) }, 10).data;
/** A drawing with this in it and in its root. */
const svg = (inside = "", root = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
/** The smallest pictures of a WebP's three forms, 1 × 1. */
const webps = {
  lossy: "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA",
  lossless: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
  extended:
    "UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==",
};

/** The faults of a mark (at most 1024 px and 50 kB), logo or video with this name and content. */
function faultsOf(
  name: string,
  content: Buffer | string | undefined,
  where: "mark" | "file" | "th" = "mark",
): string {
  const file = join(folder, "moon", name);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  if (content !== undefined) writeFileSync(file, content);
  const wallet = where === "file" ? { file: name } : { captions: { th: name } };
  const more = where === "mark" ? { theme: { mark: name } } : { videos: { wallet } };
  const faults = folderFaults(brandWith(more), join(folder, "moon.json"), join(folder, "elsewhere"));
  return faults
    .map(
      ({ path, message, found, isWarning }) => `${isWarning ? "doubtful: " : ""}${path} ${message}: ${found}`,
    )
    .join();
}

const CUT = "nothing to draw: it is cut off, damaged or empty";

/** A file that lacks so many bytes in its middle; its end is there. */
const without = (bytes: Buffer, count: number) =>
  Buffer.concat([bytes.subarray(0, bytes.length / 2 - count), bytes.subarray(bytes.length / 2)]);

const inserted = (bytes: Buffer, at: number, hex: string) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(hex, "hex"), bytes.subarray(at)]);
/** A photo with a table, whose marker is like a frame's, before its frame; and one with a marker that is filled up. */
const tablesFirst = (photo: Buffer) => inserted(photo, 2, `ffc400140001${"00".repeat(15)}05`);
const filled = (photo: Buffer) => inserted(photo, 2, "ffff");

const webp = (form: keyof typeof webps, ...edits: [at: number, byte: number][]) => {
  const bytes = Buffer.from(webps[form], "base64");
  for (const [at, byte] of edits) bytes[at] = byte;
  return bytes;
};

describe("files that a brand names", () => {
  it.each([
    ["mark.png", png(1024, 1024)],
    ["mark.jpg", jpg(1024, 1024)],
    ["mark.jpg", tablesFirst(jpg(1024, 1024))],
    ["mark.svg", `\uFEFF<?xml version="1.0"?>\n<!-- drawn - by hand -->\n${svg()}`],
  ])("are taken: %s", (name, content) => {
    expect(faultsOf(name, content)).toBe("");
  });

  it("are taken as videos and captions", () => {
    expect(faultsOf("a.mp4", "\0\0\0\u0018ftypisom", "file")).toBe("");
    expect(
      faultsOf(
        "a.webm",
        Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex"),
        "file",
      ),
    ).toBe("");
    expect(faultsOf("a.vtt", "WEBVTT\n\n", "th")).toBe("");
  });

  it("are refused when they are missing, or folders", () => {
    expect(faultsOf("none.png", undefined)).toBe(
      `theme.mark names a missing file: ${join(folder, "moon/none.png")}`,
    );
    mkdirSync(join(folder, "moon/folder.png"));
    const brand = brandWith({ theme: { mark: "folder.png" } });
    expect(folderFaults(brand, join(folder, "moon.json"), folder).map(({ message }) => message)).toEqual([
      "names a missing file",
    ]);
  });

  it.each([
    ["mark.png", jpg(1, 1), "a file of kind jpg"],
    ["mark.svg", png(1, 1), "a file of kind png"],
    ["mark.svg", "<html><svg></svg></html>", "a file of no such kind"],
    ["mark.png", "", "a file of no such kind"],
    ["mark.webp", "RIFF\0\0\0\0WAVE", "a file of no such kind"],
  ])("are refused when they are of another kind than their name: %s", (name, content, found) => {
    expect(faultsOf(name, content)).toBe(`theme.mark names a file of another kind: ${found}`);
  });

  it("are refused, videos and captions too, when they are of another kind", () => {
    expect(faultsOf("a.mp4", "\0\0\0\u0018ftypheic", "file")).toContain("of another kind");
    expect(faultsOf("a.webm", Buffer.from("1a45dfa36d6174726f736b61", "hex"), "file")).toContain(
      "of another kind",
    );
    expect(faultsOf("a.vtt", "1\n00:00", "th")).toContain("of another kind");
  });

  it("are refused above their kind's bytes", () => {
    const most = 50 * 1024;
    const space = most - svg().length;
    expect(faultsOf("mark.svg", svg(" ".repeat(space)))).toBe("");
    expect(faultsOf("mark.svg", svg(" ".repeat(space + 1)))).toBe(
      "theme.mark names a file that is too large: 51201 bytes",
    );
  });

  it.each([
    ["mark.png", png(1025, 2), "1025×2"],
    ["mark.jpg", jpg(2, 1025), "2×1025"],
    ["mark.webp", webp("lossy", [27, 0x08]), "2049×1"],
    ["mark.webp", webp("lossless", [22, 0x08]), "2049×1"],
    ["mark.webp", webp("extended", [29, 0x01]), "1×65537"],
  ])("are refused above their kind's pixels: %s", (name, content, found) => {
    expect(faultsOf(name, content)).toBe(`theme.mark names a picture with too many pixels: ${found} px`);
  });

  it.each([
    ["mark.svg", svg("", ""), "no width and height in it"],
    ["mark.svg", svg("", 'width="100%" height="100%"'), "no width and height in it"],
    ["mark.svg", svg('<path d="M0 0').slice(0, -6), "unexpected end of stream"],
    ["mark.svg", svg("<g><path/>"), "expected 'g' tag, not 'svg' at 1:69"],
    ["mark.svg", svg("&nbsp;"), "unknown entity reference 'nbsp' at 1:59"],
    // Browsers show it within a page, and nothing where it is a picture.
    ["mark.svg", '<svg viewBox="0 0 9 9"></svg>', "the document does not have a root node"],
    ["mark.png", png(99, 99).subarray(0, -16), CUT],
    ["mark.png", without(png(99, 99), 20), CUT],
    ["mark.jpg", jpg(99, 99).subarray(0, -400), "a file that was cut off"],
    ["mark.webp", webp("extended").subarray(0, -8), "a file that was cut off"],
  ])("are refused when they cannot be drawn whole: %s", (name, content, found) => {
    expect(faultsOf(name, content)).toBe(`theme.mark names a broken picture: ${found}`);
  });

  it("are told of when a mark is no square, or of a kind that icons leave out", () => {
    expect(faultsOf("mark.png", png(100, 40))).toBe("doubtful: theme.mark names an oblong picture: 100×40");
    expect(faultsOf("mark.svg", svg("", 'viewBox="0 0 300 120"'))).toBe(
      "doubtful: theme.mark names an oblong picture: 300×120",
    );
    for (const form of ["lossy", "lossless", "extended"] as const) {
      expect(faultsOf("mark.webp", webp(form))).toBe(
        "doubtful: theme.mark names a picture that icons leave out: a webp",
      );
    }
    expect(faultsOf("mark.svg", svg("<text>A</text>"))).toBe(
      "doubtful: theme.mark names a picture whose letters icons leave out: a text in it",
    );
    // Its size is known: as a poster it is shown by browsers.
    expect(faultsOf("mark.jpg", filled(tablesFirst(jpg(99, 99))))).toBe(
      "doubtful: theme.mark names a picture that icons leave out: a jpg",
    );
  });

  it("are refused when they are cut off", () => {
    const cut = { "mark.png": png(9, 9), "mark.jpg": jpg(9, 9), "mark.webp": webp("extended") };
    for (const [name, whole] of Object.entries(cut))
      expect(faultsOf(name, whole.subarray(0, 18))).toContain("theme.mark names a broken picture");
  });
});
