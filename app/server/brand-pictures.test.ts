import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBrandPictures } from "./brand-pictures";

const folder = mkdtempSync(join(tmpdir(), "brand-"));
writeFileSync(join(folder, "mark.svg"), "<svg/>");
writeFileSync(join(folder, "mark.webp"), "");

test("a picture of the brand's folder is there as data", async () => {
  const picture = createBrandPictures(folder);
  expect(await picture("mark.svg")).toBe("data:image/svg+xml;base64,PHN2Zy8+");
});

test("one that is gone, cannot be drawn or lies elsewhere is missing", async () => {
  const picture = createBrandPictures(join(folder, "none"));
  expect(await picture("mark.svg")).toBeUndefined();
  expect(await createBrandPictures(folder)("mark.webp")).toBeUndefined();
  expect(await createBrandPictures(folder)("../../etc/hosts.svg")).toBeUndefined();
  expect(await createBrandPictures(undefined)("mark.svg")).toBeUndefined();
});
