import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type LocalServer, startLocalServer } from "../../../tests/support/local-server";
import { rejection } from "../../../tests/support/rows";
import { brandPicture, type StaticFiles, serveBrandFolder, serveStatic } from "./files";

const folder = mkdtempSync(join(tmpdir(), "brand-folder-"));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

let files: StaticFiles;
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer((incoming, outgoing) =>
    serveStatic(files, incoming, outgoing, () => outgoing.end("passed on")),
  );
});
beforeEach(() => {
  write("mark.svg", "<svg/>");
  write("logo.webp", "webp");
  write("play.mp4", "film");
  files = { build: null, brand: serveBrandFolder(folder) };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${server.url}/brand/${path}`, init);

it("a film is sent in parts too", async () => {
  const part = await get("play.mp4", { headers: { range: "bytes=1-2" } });
  expect([part.status, await part.text()]).toEqual([206, "il"]);
});

it("what is another file by now is broken off, not sent under the old one's length", async () => {
  appendFileSync(join(folder, "play.mp4"), " and more");
  expect(await rejection(get("play.mp4").then((answer) => answer.text()))).toBeInstanceOf(TypeError);
  write("new.mp4", "f");
  renameSync(join(folder, "new.mp4"), join(folder, "play.mp4"));
  expect(await rejection(get("play.mp4").then((answer) => answer.text()))).toBeInstanceOf(TypeError);
  expect((await get("mark.svg")).status).toBe(200);
});

it("a brand without a folder has nothing under /brand", async () => {
  files = { build: null, brand: serveBrandFolder(join(folder, "nobody")) };
  expect(await (await get("logo.svg")).text()).toBe("passed on");
});

it("a picture is drawn from the folder, unless it is of a kind that cannot be", () => {
  expect(brandPicture(folder, "mark.svg")).toBe("data:image/svg+xml;base64,PHN2Zy8+");
  expect(brandPicture(folder, "logo.webp")).toBeUndefined();
});
