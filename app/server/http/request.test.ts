import { describe, expect, it } from "vitest";
import { echo, ORIGIN, raw, send, serve } from "../../../tests/support/web-server";

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
