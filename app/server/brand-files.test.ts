import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { holdFiles, noFiles, pictureData } from "./brand-files";

const folder = mkdtempSync(join(tmpdir(), "brand-"));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
write("mark.svg", "<svg/>");
write("logo.webp", "webp");
write("play.mp4", "film");
afterAll(() => rmSync(folder, { recursive: true }));

const brand = brandWith({
  theme: { mark: "mark.svg", logo: "logo.webp" },
  videos: { play: { file: "play.mp4" } },
});

test("a brand's pictures are held as they were read, whatever becomes of the folder; films are not held", () => {
  const files = holdFiles(brand, folder);
  write("mark.svg", "<svg>new</svg>");
  expect([...files.held.keys()].sort()).toEqual(["logo.webp", "mark.svg"]);
  expect(files.held.get("mark.svg")).toMatchObject({ type: "image/svg+xml", bytes: Buffer.from("<svg/>") });
  expect(pictureData(files, "mark.svg")).toBe("data:image/svg+xml;base64,PHN2Zy8+");
  write("mark.svg", "<svg/>");
});

test("one that cannot be drawn or is none of the brand's is missing in a drawing", () => {
  const files = holdFiles(brand, folder);
  expect(pictureData(files, "logo.webp")).toBeUndefined();
  expect(pictureData(files, "../../etc/hosts.svg")).toBeUndefined();
  expect(pictureData(noFiles, "mark.svg")).toBeUndefined();
});

test("the mark differs when a picture does, or a film is another file, and only then", () => {
  const { mark } = holdFiles(brand, folder);
  write("mark.svg", "<svg/>");
  expect(holdFiles(brand, folder).mark).toBe(mark);
  write("mark.svg", "<svg >");
  expect(holdFiles(brand, folder).mark).not.toBe(mark);
  write("mark.svg", "<svg/>");
  write("new.mp4", "mlif");
  renameSync(join(folder, "new.mp4"), join(folder, "play.mp4"));
  expect(holdFiles(brand, folder).mark).not.toBe(mark);
});

test("a picture that has gone meanwhile is an error: a brand is taken as a whole", () => {
  rmSync(join(folder, "mark.svg"));
  expect(() => holdFiles(brand, folder)).toThrow("ENOENT");
});
