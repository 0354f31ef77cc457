import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStylesheets } from "./styles";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kapao-styles-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/frame.css"), "a{color:red}\n");
  await writeFile(join(folder, "assets/field.css"), "b>c{color:blue}\n");
  await writeFile(join(folder, "assets/entry.js"), "alert(1)");
});
afterAll(() => rm(folder, { recursive: true }));

it("gives a page's styles as one text, each file once and in the page's order", async () => {
  const stylesheets = await readStylesheets(folder);
  expect(stylesheets.of(["/assets/field.css", "/assets/frame.css", "/assets/field.css"])).toBe(
    "b>c{color:blue}a{color:red}",
  );
});

it("leaves out what is no stylesheet of the build", async () => {
  const stylesheets = await readStylesheets(folder);
  expect(stylesheets.of(["/assets/gone.css", "/assets/entry.js"])).toBe("");
});
