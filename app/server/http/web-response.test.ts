import { describe, expect, it } from "vitest";
import { deferred } from "../../../tests/support/deferred";
import { bytes, send, serve } from "../../../tests/support/web-server";

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
