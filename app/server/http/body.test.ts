import { Agent } from "node:http";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { BodyTooLarge } from "~/uploads/body-too-large";
import { deferred } from "../../../tests/support/deferred";
import { bytes, type Handler, LIMIT, raw, send, serve, UPLOAD } from "../../../tests/support/web-server";

describe("a body", () => {
  it.each([
    ["with its length", { "content-length": String(LIMIT) }],
    ["in chunks", undefined],
  ])("of 64 kB is read, %s", async (_, headers) => {
    const port = await serve(async (request) => Response.json((await request.arrayBuffer()).byteLength));
    const pieces = [bytes(LIMIT - 1), bytes(1)];
    expect(await send(port, "/", { method: "POST", headers, pieces })).toMatchObject({
      status: 200,
      text: String(LIMIT),
    });
  });

  it.each([
    ["that says so is refused before it is read", { "content-length": String(LIMIT + 1) }],
    ["in chunks is refused", undefined],
  ])("of a byte more %s", async (_, headers) => {
    let hasRead = false;
    const port = await serve(async (request) => {
      await request.arrayBuffer();
      hasRead = true;
      return new Response("read");
    });
    const pieces = [bytes(LIMIT), bytes(1)];
    expect(await send(port, "/", { method: "POST", headers, pieces })).toMatchObject({ status: 413 });
    expect(hasRead).toBe(false);
  });

  it("that is too large is refused also where the handler makes an answer of that fault", async () => {
    const port = await serve(async (request) => {
      const form = await request.formData().catch(() => null);
      if (request.signal.reason instanceof BodyTooLarge) throw request.signal.reason;
      return new Response(form ? "form" : "no form", { status: 500 });
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const pieces = Array.from({ length: 10 }, () => bytes(LIMIT / 4));
    expect(await send(port, "/", { method: "POST", headers, pieces })).toMatchObject({ status: 413 });
  });

  it("that nobody reads, or that is too large, does not hold up the connection's next request", async () => {
    const port = await serve(async (request) => {
      if (new URL(request.url).pathname === "/read") await request.arrayBuffer();
      return new Response("answered");
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const large = { method: "POST", agent, pieces: Array.from({ length: 40 }, () => bytes(LIMIT)) };
    expect(await send(port, "/read", large)).toMatchObject({ status: 413 });
    expect(await send(port, "/", { ...large, pieces: [bytes(LIMIT - 1)] })).toMatchObject({ status: 200 });
    expect(await send(port, "/", { agent })).toMatchObject({ status: 200, text: "answered" });
  });

  it("of a client who left ends the request, and reading it fails", async () => {
    const { promise: outcome, resolve } = deferred<{ isAborted: boolean; hasFailed: boolean }>();
    const port = await serve(async (request) => {
      const hasFailed = await request.text().then(
        () => false,
        () => true,
      );
      resolve({ isAborted: request.signal.aborted, hasFailed });
      return new Response("");
    });
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc", () => socket.destroy());
    });
    expect(await outcome).toEqual({ isAborted: true, hasFailed: true });
  });
});

describe("a form", () => {
  it("is read as a whole, in however many chunks it comes", async () => {
    const port = await serve(async (request) => {
      const pieces: Uint8Array[] = [];
      const reader = request.body?.getReader();
      for (let got = await reader?.read(); got?.value; got = await reader?.read()) pieces.push(got.value);
      return Response.json([pieces.length, String(Buffer.concat(pieces))]);
    });
    const pieces = Array.from("a=".padEnd(50, "b"));
    expect(JSON.parse((await send(port, "/login", { method: "POST", pieces })).text)).toEqual([
      1,
      pieces.join(""),
    ]);
    expect(JSON.parse((await send(port, "/login", { method: "POST", pieces: [] })).text)).toEqual([0, ""]);
  });
});

describe("a body of an address that takes files", () => {
  const size: Handler = async (request) => {
    let bytes = 0;
    try {
      const reader = request.body?.getReader();
      for (let got = await reader?.read(); got?.value; got = await reader?.read()) bytes += got.value.length;
    } catch (error) {
      return new Response(`${error instanceof BodyTooLarge} ${request.signal.aborted}`, { status: 413 });
    }
    return new Response(String(bytes));
  };
  const post = (pieces: Buffer[], headers?: Record<string, string>) => ({ method: "POST", pieces, headers });

  it("is read to its limit, and a byte more is the screen's to refuse", async () => {
    const port = await serve(size);
    const whole = Array.from({ length: UPLOAD.maxBytes / LIMIT }, () => bytes(LIMIT));
    expect(await send(port, UPLOAD.path, post(whole))).toMatchObject({
      status: 200,
      text: String(UPLOAD.maxBytes),
    });
    expect(await send(port, UPLOAD.path, post([...whole, bytes(1)]))).toMatchObject({
      status: 413,
      text: "true false",
    });
  });

  it("that declares too much is the screen's to refuse before a byte of it has come", async () => {
    const port = await serve(size);
    const answer = await raw(
      port,
      `POST ${UPLOAD.path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${UPLOAD.maxBytes + 1}\r\n\r\n`,
    );
    expect(answer).toBe("HTTP/1.1 413 Payload Too Large");
  });

  it("waits at the sender while nobody reads on, and is never taken for whole when they have left meanwhile", async () => {
    const { promise: hasBegun, resolve: begin } = deferred<void>();
    const { promise: hasLeft, resolve: leave } = deferred<void>();
    const { promise: outcome, resolve } = deferred<string>();
    const port = await serve(async (request) => {
      const reader = request.body?.getReader();
      await reader?.read();
      begin();
      await hasLeft;
      let got = await reader?.read().catch(() => "broken off" as const);
      while (typeof got === "object" && !got.done)
        got = await reader?.read().catch(() => "broken off" as const);
      resolve(typeof got === "string" ? got : "whole");
      return new Response("");
    });
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`POST ${UPLOAD.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 600000\r\n\r\n`);
      socket.write(bytes(500_000));
    });
    socket.on("error", () => undefined);
    socket.on("close", () => leave());
    await hasBegun;
    socket.destroy();
    expect(await outcome).toBe("broken off");
  });
});
