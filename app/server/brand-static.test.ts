import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { type LocalServer, startLocalServer } from "../../tests/support/local-server";
import { rejection } from "../../tests/support/rows";
import { holdFiles, noFiles } from "./brand-files";
import { openBrand } from "./brand-static";
import { type StaticFiles, serveStatic } from "./static";

const folder = mkdtempSync(join(tmpdir(), "brand-static-"));
const brand = brandWith({
  theme: { mark: "mark.svg", logo: "art/logo.svg" },
  videos: { play: { file: "play.mp4" } },
});
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

let files: StaticFiles;
let server: LocalServer;
beforeAll(async () => {
  mkdirSync(join(folder, "art"));
  server = await startLocalServer((incoming, outgoing) =>
    serveStatic(files, incoming, outgoing, () => outgoing.end("passed on")),
  );
});
beforeEach(() => {
  write("mark.svg", "<svg/>");
  write("art/logo.svg", "<svg></svg>");
  write("play.mp4", "film");
  files = { build: null, brand: openBrand(folder, holdFiles(brand, folder)) };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${server.url}/brand/${path}`, init);

it("a picture that the brand names goes out as it was read, whatever is put in its place", async () => {
  write("mark.svg", "<svg>another, and longer</svg>");
  rmSync(join(folder, "art"), { recursive: true });
  const mark = await get("mark.svg?x=1");
  expect(await mark.text()).toBe("<svg/>");
  expect(mark.headers.get("content-type")).toBe("image/svg+xml");
  expect(mark.headers.get("cache-control")).toBe("public,max-age=86400");
  expect(await (await get("art/logo.svg")).text()).toBe("<svg></svg>");
  mkdirSync(join(folder, "art"));
});

it("it answers HEAD without the picture, and 304 to whoever has it", async () => {
  const head = await get("mark.svg", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "6", ""]);
  const tag = head.headers.get("etag") ?? "";
  const known = await get("mark.svg", { headers: { "if-none-match": tag } });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  expect((await get("mark.svg", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

it("a film is sent from the folder, in parts too", async () => {
  const part = await get("play.mp4", { headers: { range: "bytes=1-2" } });
  expect([part.status, await part.text()]).toEqual([206, "il"]);
});

it("a film that is another one by now is broken off, not sent under the old one's length", async () => {
  appendFileSync(join(folder, "play.mp4"), " and more");
  expect(await rejection(get("play.mp4").then((answer) => answer.text()))).toBeInstanceOf(TypeError);
  write("new.mp4", "f");
  renameSync(join(folder, "new.mp4"), join(folder, "play.mp4"));
  expect(await rejection(get("play.mp4").then((answer) => answer.text()))).toBeInstanceOf(TypeError);
  expect((await get("mark.svg")).status).toBe(200);
});

it("a brand without a folder has nothing under /brand", async () => {
  files = { build: null, brand: openBrand(join(folder, "nobody"), noFiles) };
  for (const path of ["brand/logo.svg", ""])
    expect(await (await fetch(`${server.url}/${path}`)).text()).toBe("passed on");
});
