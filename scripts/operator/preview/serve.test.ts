import { request } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BookServer, serveBook } from "./serve";

const prioritize = vi.fn();
let server: BookServer;
beforeAll(async () => {
  server = await serveBook(0, {
    page: () => "<h1>book</h1>",
    data: () => ({ edition: 7 }),
    picture: async (brand, name) =>
      `${brand}/${name}` === "moon/login-th-360" ? Buffer.from("picture") : undefined,
    prioritize,
  });
});
afterAll(() => server.close());

function statusWith(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(server.url, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
      .on("error", reject)
      .end();
  });
}

it("answers this machine by its own name only", async () => {
  const { host, port } = new URL(server.url);
  expect(await statusWith(host)).toBe(200);
  for (const other of ["book.example", `book.example:${port}`, `localhost.example:${port}`])
    expect(await statusWith(other)).toBe(403);
});

it("serves the page with its files, and a picture that there is", async () => {
  const get = (path: string) => fetch(new URL(path, server.url));
  const page = await get("/");
  expect(await page.text()).toBe("<h1>book</h1>");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await (await get("/book.css")).text()).toContain(".tile");
  expect(await (await get("/book.js")).text()).toContain("EventSource");
  expect(await (await get("/pictures/moon/login-th-360.webp?k1")).text()).toBe("picture");
  for (const path of ["/pictures/moon/none.webp", "/pictures/..%2Fmoon/login-th-360.webp", "/package.json"])
    expect((await get(path)).status, path).toBe(404);
});

it("takes a priority as JSON, and nothing that a form of another site could post", async () => {
  const post = (body: string, type: string) =>
    fetch(new URL("/priority", server.url), { method: "POST", headers: { "content-type": type }, body });
  const good = JSON.stringify({ locale: "th", width: 1280, part: "home", state: "home", kind: "" });
  expect((await post(good, "text/plain")).status).toBe(400);
  expect((await post("{", "application/json")).status).toBe(400);
  expect((await post('{"locale":"xx","width":360}', "application/json")).status).toBe(400);
  expect((await post(`{"part":"${"x".repeat(3_000)}"}`, "application/json")).status).toBe(400);
  expect(prioritize).not.toHaveBeenCalled();
  expect((await post(good, "application/json")).status).toBe(204);
  expect(prioritize).toHaveBeenCalledWith({ locale: "th", width: 1280, part: "home", state: "home" });
});

it("tells a page what it may have missed, then what is drawn", async () => {
  const answer = await fetch(new URL("/events", server.url));
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('event: book\ndata: {"edition":7}\n\n');
  server.tell("picture", { name: "moon/home-th-360" });
  expect((await reader?.read())?.value).toBe('event: picture\ndata: {"name":"moon/home-th-360"}\n\n');
  await reader?.cancel();
});
