import { siteStyles } from "themes";
import type { StylePiece } from "themes/style-piece";
import { when } from "themes/when";
import { request } from "undici";
import { expect, it } from "vitest";
import { brandWith } from "../../../tests/support/brand-with";
import { startLocalServer } from "../../../tests/support/local-server";
import { createSheet, serveSheet } from "./styles";

const brand = brandWith({});
const piece = { file: "app/a.css.ts", routes: ["root"] };
const pieces: StylePiece[] = [
  { ...piece, css: "a{top:0}a:hover{top:1px}" },
  { ...piece, css: `b{top:0}${when("shape", "redent")} b{left:0}`, routes: ["login", "home"] },
  { ...piece, css: "i{color:var(--accent)}", routes: [] },
];

it("joins the build's styles and, after them, the brand's theme to one sheet named by its content", async () => {
  const sheet = await createSheet(pieces, brand);
  expect(sheet.bodies.identity.toString()).toBe(siteStyles(pieces.map(({ css }) => css).join(""), brand));
  expect(sheet.href).toMatch(/^\/assets\/styles-[\w-]{8}\.css$/);
  const other = await createSheet([], brandWith({ theme: { preset: "paper" } }));
  expect(other.href).not.toBe(sheet.href);
});

it("gives a page the first paint of its routes' styles, and of the theme what these name", async () => {
  const { inline } = await createSheet(pieces, brand);
  expect(inline(["root", "login"])).toMatch(/a\{top:0\}b\{top:0\}b\{left:0\}/);
  expect(inline(["root", "contact"])).toMatch(/a\{top:0\}(?!b)/);
  expect(inline(["root", "contact"])).not.toMatch(/b\{left:0\}|--accent:/);
});

it("sends the sheet as the client takes it, to be kept for good, and nothing else", async () => {
  const sheet = await createSheet(pieces, brand);
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
