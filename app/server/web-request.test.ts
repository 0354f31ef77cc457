import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { deferred } from "../../tests/support/deferred";
import { close, listen } from "../../tests/support/local-server";
import { BadRequest, BodyTooLarge, sendWebResponse, toWebRequest } from "./web-request";

const LIMIT = 64 * 1024;
const ORIGIN = "https://wallet.example";

type Handler = (request: Request, outgoing: ServerResponse) => Promise<Response>;

const open: (() => Promise<void>)[] = [];

/** What a handler's fault means to the client, as the listener has it. */
function statusOf(error: unknown, request?: Request): number {
  const cause = request?.signal.reason ?? error;
  if (cause instanceof BodyTooLarge) return 413;
  return error instanceof BadRequest ? 400 : 500;
}

/** A real server that hands web requests to `handle`; answers its port. */
async function serve(handle: Handler): Promise<number> {
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    let request: Request | undefined;
    try {
      request = toWebRequest(incoming, outgoing, ORIGIN);
      await sendWebResponse(await handle(request, outgoing), outgoing);
    } catch (error) {
      outgoing.writeHead(statusOf(error, request));
      outgoing.end();
    }
  }
  const server = createServer(answer);
  open.push(() => close(server));
  return listen(server);
}

const echo: Handler = async (request) => {
  const { url, method } = request;
  const form = request.body ? [...new URLSearchParams(await request.text())] : [];
  return Response.json({ url, method, form, headers: [...request.headers] });
};

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  pieces?: (string | Buffer)[];
  agent?: Agent;
}

interface Got {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

/** One request with its body in the pieces given: chunked unless `headers` say a length. */
function send(
  port: number,
  path: string,
  { method = "GET", headers, pieces = [], agent }: Sent = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, path, method, headers, agent }, async (incoming) => {
      let text = "";
      for await (const chunk of incoming) text += String(chunk);
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
    });
    outgoing.on("error", reject);
    for (const piece of pieces) outgoing.write(piece);
    outgoing.end();
  });
}

/** The first line of the answer to bytes sent as they are. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data).split("\r\n")[0] ?? "");
    });
    socket.on("error", reject);
  });
}

const bytes = (count: number) => Buffer.alloc(count, "a");

afterEach(async () => {
  await Promise.all(open.splice(0).map((end) => end()));
});

describe("a web request", () => {
  it("has the method, the path, the headers and the form that were sent", async () => {
    const port = await serve(echo);
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "X-One": "1", Cookie: "a=1; b=2" };
    const { text } = await send(port, "/login?x=%20", {
      method: "POST",
      headers,
      pieces: ["username=08", "1&password=%E0%B8%81"],
    });
    const seen = JSON.parse(text);
    expect(seen).toMatchObject({ url: `${ORIGIN}/login?x=%20`, method: "POST" });
    expect(seen.form).toEqual([
      ["username", "081"],
      ["password", "ก"],
    ]);
    expect(Object.fromEntries(seen.headers)).toMatchObject({ "x-one": "1", cookie: "a=1; b=2" });
  });

  it.each([
    ["//evil.example/user", `${ORIGIN}//evil.example/user`],
    ["/\\evil.example", `${ORIGIN}//evil.example`],
    ["http://evil.example/user?a=1", `${ORIGIN}/user?a=1`],
    ["http://evil.example", `${ORIGIN}/`],
    ["/user@evil.example", `${ORIGIN}/user@evil.example`],
  ])("is for our own origin, whatever the request line says: %s", async (path, url) => {
    const port = await serve(echo);
    expect(JSON.parse((await send(port, path)).text).url).toBe(url);
  });

  it("of a kind that no browser sends is a bad request", async () => {
    const port = await serve(echo);
    for (const line of ["TRACE / HTTP/1.1", "OPTIONS * HTTP/1.1", "GET http://[ HTTP/1.1"]) {
      expect(await raw(port, `${line}\r\nHost: x\r\n\r\n`)).toBe("HTTP/1.1 400 Bad Request");
    }
  });
});

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
    open.push(async () => agent.destroy());
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

describe("a web response", () => {
  it("is sent with its status, its headers and every cookie", async () => {
    const port = await serve(async () => {
      const headers = new Headers({ location: "/user", "x-one": "1" });
      headers.append("set-cookie", "a=1; Path=/");
      headers.append("set-cookie", "b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT");
      return new Response(null, { status: 303, headers });
    });
    const { status, headers } = await send(port, "/");
    expect(status).toBe(303);
    expect(headers).toMatchObject({ location: "/user", "x-one": "1" });
    expect(headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT"]);
  });

  it("goes out piece by piece", async () => {
    const { promise: rest, resolve: finish } = deferred<string>();
    const port = await serve(async () => {
      const encoder = new TextEncoder();
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(encoder.encode("first "));
          controller.enqueue(encoder.encode(await rest));
          controller.close();
        },
      });
      return new Response(body);
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("first ");
    finish("second");
    expect((await reader?.read())?.value).toBe("second");
  });

  it("is given up when its reader leaves", async () => {
    const { promise: cancelled, resolve } = deferred<boolean>();
    const port = await serve(async (request) => {
      request.signal.addEventListener("abort", () => resolve(true));
      return new Response(new ReadableStream({ start: (controller) => controller.enqueue(bytes(10)) }));
    });
    const leaving = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    expect(await cancelled).toBe(true);
  });
});
