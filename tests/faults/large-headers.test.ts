import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite();
let member: Visitor;
beforeAll(async () => {
  member = await new Visitor(app.url).signIn(await operator.member());
});

/** The status of the answer to a request with these headers; fails if there is none. */
function statusOf(path: string, headers: string[], method = "GET"): Promise<number> {
  const { host, hostname, port } = new URL(app.url);
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers];
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
    socket.setTimeout(60_000, () => reject(new Error(`no answer: ${heard}`)));
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1];
      if (status) resolve(Number(status));
      else reject(new Error(`no answer: ${heard}`));
    });
  });
}

const cookies = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `c${index}=${"x".repeat(length)}`).join("; ");

test.each([
  ["100 cookies", `Cookie: ${cookies(100, 20)}`],
  ["100 large cookies", `Cookie: ${cookies(100, 140)}`],
  ["1,000 cookies without a name", `Cookie: ${"=; ".repeat(1_000)}`],
  ["cookies of ours that are none", `Cookie: ${"session=a.b; locale=%; guest-id=.; ".repeat(200)}`],
  ["a header of 16 kB", `X-One: ${"x".repeat(16 * 1024)}`],
])("%s: every page is served", async (_, header) => {
  for (const path of ["/login", "/nowhere", "/user/home", "/contact", "/healthz", "/manifest.webmanifest"]) {
    const status = await statusOf(path, [header]);
    expect([path, [200, 302, 404].includes(status)]).toEqual([path, true]);
  }
});

test("a member with 100 foreign cookies beside the session is still signed in", async () => {
  const cookie = `Cookie: ${cookies(50, 40)}; ${member.cookieHeader()}; ${cookies(50, 40)}`;
  expect(await statusOf("/user/profile", [cookie])).toBe(200);
});

test.each([
  ["one header", [`X-One: ${"x".repeat(40 * 1024)}`]],
  ["cookies", [`Cookie: ${cookies(400, 100)}`]],
  ["many headers", Array.from({ length: 900 }, (_, index) => `X-${index}: ${"x".repeat(40)}`)],
])("40 kB of %s are refused with 431, and the next one is served", async (_, headers) => {
  for (const method of ["GET", "POST"]) expect(await statusOf("/login", headers, method)).toBe(431);
  expect(await statusOf("/login", [])).toBe(200);
});
