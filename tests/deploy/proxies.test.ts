import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { Agent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import WebSocket from "ws";
import { fileOf, formOf } from "../support/files";
import { drawSlip, postSlip } from "../support/slips";
import { NAME } from "./certificate";
import { startHaproxy } from "./haproxy";
import { getByHttp2 } from "./http2";
import { checkLosses } from "./losses";
import { startNginx } from "./nginx";
import { type Stage, startStage, WRONG_SIGN_INS } from "./stage";
import { expectStreamedSlip } from "./streamed-slip";

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());

const LIMIT = 10 * 1024 * 1024;

describe.each([
  ["nginx", "127.0.0.2", "127.0.0.3"],
  ["haproxy", "127.0.0.4", "127.0.0.5"],
] as const)("behind %s", (name, one, other) => {
  const proxy = () => stage[name];
  const get = (path: string, headers: Record<string, string> = {}) =>
    getByHttp2(proxy(), stage.certificate.ca, path, headers);

  test("files and pages come over HTTP/2 as the wallet has packed them, with its own headers", async () => {
    const page = await get("/login", { "accept-encoding": "br, gzip" });
    expect(page.headers).toMatchObject({
      ":status": 200,
      "content-encoding": "br",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "strict-transport-security": expect.stringContaining("max-age"),
      "x-request-id": expect.any(String),
    });
    expect(String(page.headers.server ?? "")).not.toMatch(/\d/);
    const html = String((await get("/login")).body);
    const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const packed = await get(asset, { "accept-encoding": "br" });
    const { etag = "", "cache-control": kept, vary } = packed.headers;
    expect([packed.headers["content-encoding"], kept, vary]).toEqual([
      "br",
      expect.stringContaining("immutable"),
      expect.stringMatching(/accept-encoding/i),
    ]);
    expect(packed.body.equals(await straight(asset, { "accept-encoding": "br" }))).toBe(true);
    expect(
      (await get(asset, { "accept-encoding": "br", "if-none-match": String(etag) })).headers[":status"],
    ).toBe(304);
  });

  test("a member signs in over https alone, and http leads there", async () => {
    const member = await stage.operator.member();
    const answer = await proxy()
      .visitor()
      .post("/login", { username: member.username, password: member.password });
    expect(answer.status).toBe(303);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*; Secure/);
    const plain = await fetch(`http://127.0.0.1:${proxy().ports.http}/user?x=1`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([
      301,
      expect.stringMatching(/^https:\/\/127\.0\.0\.1(:\d+)?\/user\?x=1$/),
    ]);
  });

  test("a limit per address counts the member's own, whatever they write about it", async () => {
    const { username } = await stage.operator.member();
    const attempt = async (from: string, claimed: string) => {
      const headers = { "x-forwarded-for": claimed, forwarded: `for=${claimed}`, "x-real-ip": claimed };
      const answer = await proxy().visitor(from).post("/login", { username, password: "wrong" }, headers);
      return answer.status;
    };
    const statuses: number[] = [];
    while (statuses.length <= WRONG_SIGN_INS)
      statuses.push(await attempt(one, `203.0.113.${statuses.length}`));
    expect(statuses).toEqual([...Array(WRONG_SIGN_INS).fill(400), 429]);
    expect(await attempt(other, one)).toBe(400);
  });

  test("health is for everybody, readiness and metrics are not", async () => {
    const status = async (path: string) => (await get(path)).headers[":status"];
    expect([await status("/healthz"), await status("/readyz"), await status("/metrics")]).toEqual([
      200, 404, 404,
    ]);
  });

  test("a slip is passed on as it comes, and one that is a byte too large gets the wallet's own sentence", async () => {
    const visitor = await proxy()
      .visitor()
      .signIn(await stage.operator.member());
    const intent = await drawSlip(visitor);
    const larger = await postSlip(visitor, intent, fileOf("png", LIMIT + 1));
    expect([larger.status, larger.text.includes("10 MB")]).toEqual([413, true]);
    await expectStreamedSlip(
      { proxy: proxy(), ca: stage.certificate.ca, arrived: stage.link.bytes },
      visitor,
      formOf({ fields: { intent }, file: fileOf("png", LIMIT) }),
    );
  });
});

test.each([
  ["nginx", startNginx],
  ["haproxy", startHaproxy],
] as const)("behind %s a chat that shares the address gets its WebSocket", async (name, start) => {
  const { certificate, operator, replicas } = stage;
  const folder = mkdtempSync(join(tmpdir(), `kapao-chat-${name}-`));
  const places = replicas.map(({ place }) => place);
  const chat = new URL(operator.url).host;
  const proxy = await start({ certificate, folder, replicas: places, options: ["chat"], chat });
  onTestFinished(() => proxy.stop().then(() => rmSync(folder, { recursive: true })));
  const url = `wss://127.0.0.1:${proxy.ports.https}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, {
    agent: new Agent({ ca: certificate.ca, servername: NAME }),
    headers: { host: NAME },
  });
  const said = await new Promise((resolve, reject) => {
    socket.once("message", (data) => resolve(String(data))).once("error", reject);
  });
  expect(said).toMatch(/^0\{"sid"/);
  socket.close();
});

describe("behind both at once", () => checkLosses(() => stage));

/** The bytes of a file from a replica itself. */
function straight(path: string, headers: Record<string, string>): Promise<Buffer> {
  const { place = "" } = stage.replicas[0] ?? {};
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const asked = request(`http://${place}${path}`, { headers }, (answer) => {
      answer
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => resolve(Buffer.concat(chunks)));
    });
    asked.on("error", reject).end();
  });
}
