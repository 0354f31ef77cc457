import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { themeCss } from "themes";
import { request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { startLocalServer } from "../../tests/support/local-server";
import { createSheet, readComponentStyles, serveSheet } from "./styles";

const brand = brandWith({});
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kapao-styles-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/style.css"), "a{color:red}\n");
  await writeFile(join(folder, "assets/entry.js"), "alert(1)");
});
afterAll(() => rm(folder, { recursive: true }));

it("joins the build's styles and, after them, the brand's theme to one sheet named by its content", async () => {
  const sheet = await createSheet(await readComponentStyles(folder), brand);
  expect(sheet.components).toBe("a{color:red}");
  expect(sheet.theme).toBe(themeCss(brand));
  expect(sheet.bodies.identity.toString()).toBe(`a{color:red}${themeCss(brand)}`);
  expect(sheet.href).toMatch(/^\/assets\/styles-[\w-]{8}\.css$/);
  const other = await createSheet("", brandWith({ theme: { preset: "paper" } }));
  expect(other.href).not.toBe(sheet.href);
});

it("sends the sheet as the client takes it, to be kept for good, and nothing else", async () => {
  const sheet = await createSheet(await readComponentStyles(folder), brand);
  const server = await startLocalServer((incoming, outgoing) => {
    if (!serveSheet(sheet, incoming, outgoing)) outgoing.writeHead(404).end();
  });
  const ask = (path: string, encoding: string, method: "GET" | "HEAD" | "POST" = "GET") =>
    request(server.url + path, { method, headers: { "accept-encoding": encoding } });
  const bodies = { br: sheet.bodies.br, gzip: sheet.bodies.gzip, identity: sheet.bodies.identity };
  for (const [encoding, body] of Object.entries(bodies)) {
    const answer = await ask(sheet.href, encoding);
    expect(Buffer.from(await answer.body.arrayBuffer())).toEqual(body);
    expect(answer.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(answer.headers["cache-control"]).toContain("immutable");
  }
  expect((await ask(sheet.href, "br", "HEAD")).headers["content-length"]).toBe(
    String(sheet.bodies.br.length),
  );
  const earlier = await ask("/assets/styles-0aB-_z12.css", "identity");
  expect(await earlier.body.text()).toBe(sheet.bodies.identity.toString());
  expect(earlier.headers["cache-control"]).toBe("no-store");
  expect((await ask("/assets/style.css", "br")).statusCode).toBe(404);
  expect((await ask(sheet.href, "br", "POST")).statusCode).toBe(404);
  await server.close();
});
