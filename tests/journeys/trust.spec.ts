import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, test } from "./fixtures";
import { SESSION_COOKIE } from "./session";
import { transferPost } from "./transfer-post";

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** A Content-Security-Policy by directive. */
function policyOf(answer: APIResponse): Record<string, string> {
  const text = answer.headers()["content-security-policy"] ?? "";
  return Object.fromEntries(
    text.split("; ").map((part) => [part.split(" ", 1)[0], part.slice(part.indexOf(" ") + 1)]),
  );
}

/** A script of the build that a page refers to. */
async function scriptOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/terminated")).text();
  return /"(\/assets\/entry\.client[\w-]*\.js)"/.exec(html)?.[1] ?? "no script";
}

test("every answer bears the security headers: pages, data, files, redirects, refusals and 404s", async ({
  signedIn: page,
  request,
}) => {
  const script = await scriptOf(request);
  const member = page.context().request;
  const answers = [
    await member.get("/user/home"),
    await member.get("/user/home/transfer.data"),
    await request.get("/nowhere"),
    await request.get("/user/home", { maxRedirects: 0 }),
    await request.get(script),
    await request.get("/brand/mark.svg"),
    await request.post("/login", { form: {} }),
    await request.post("/login", { form: {}, headers: { origin: "https://evil.example" } }),
    await request.get("/terminated"),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 404, 302, 200, 200, 400, 403, 200]);
  for (const answer of answers) {
    expect(answer.headers(), answer.url()).toMatchObject(always);
    expect(answer.headers()["permissions-policy"], answer.url()).toContain("camera=()");
    expect(answer.headers()["x-powered-by"] ?? answer.headers().server, answer.url()).toBeUndefined();
  }
});

test("no range that a guest may ask of a file ends the process", async ({ request }) => {
  for (const path of ["/brand/mark.svg", await scriptOf(request)]) {
    for (const range of ["bytes=5-2", "bytes=-5", "items=0-1", "bytes=0-99999999999999999999"]) {
      expect((await request.get(path, { headers: { range } })).status(), range).toBe(200);
    }
  }
  expect((await request.get("/healthz")).status()).toBe(200);
});

test("the policy of a page allows nothing inline but what bears its nonce, a new one each time", async ({
  request,
  signedIn: page,
  house,
}) => {
  const chat = house.sandbox.url;
  const nonces = new Set<string>();
  for (const path of ["/login", "/login", "/nowhere", "/terminated"]) {
    const answer = await request.get(path);
    const policy = policyOf(answer);
    expect(policy).toMatchObject({
      "default-src": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "object-src": "'none'",
      "connect-src": `'self' ${chat} ${chat.replace("http", "ws")}`,
    });
    for (const name of ["script-src", "style-src"]) {
      expect(policy[name]).toMatch(/^'self' 'nonce-[\w+/=]{16,}'$/);
    }
    nonces.add(/nonce-([\w+/=]+)/.exec(policy["script-src"] ?? "")?.[1] ?? "");
    const html = await answer.text();
    expect(html, "style attributes").not.toMatch(/<[^>]+\sstyle=/);
    expect(html, "event attributes").not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(html.match(/<script(?![^>]* nonce=)[^>]*>/g) ?? [], "scripts without a nonce").toEqual([]);
  }
  expect(nonces.size).toBe(4);
  await page.goto("/user/home/transfer");
  expect(await page.locator("[style]").count()).toBe(0);
});

test("personal answers are kept nowhere; hashed files for ever", async ({
  signedIn: page,
  house,
  request,
}) => {
  const member = page.context().request;
  const transfer = await transferPost(house.url, page.context());
  const fields = { intent: await transfer.draw(), from: "wallet", to: "PG", amount: "10" };
  const { location } = await transfer.post(fields);
  for (const path of [
    "/user/home",
    "/user/home.data",
    "/user/home/transfer",
    location ?? "",
    "/login",
    "/user",
  ]) {
    const answer = await member.get(path, { maxRedirects: 0 });
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
  }
  expect((await request.get(await scriptOf(request))).headers()["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
});

test("the session cookie is sealed, httpOnly and Lax, small enough, new at each sign-in", async ({
  request,
  member,
}) => {
  const values = new Set<string>();
  for (let time = 0; time < 2; time++) {
    const form = { username: member.username, password: member.password };
    const answer = await request.post("/login", { form, maxRedirects: 0 });
    const written = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    const session = written.find(({ value }) => value.startsWith(`${SESSION_COOKIE}=`))?.value ?? "";
    expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const { value } of written) expect(value.length).toBeLessThan(4_096);
    expect(session).not.toContain(member.username);
    values.add(session);
  }
  expect(values.size).toBe(2);
});

test("a form far larger than ours is cut off with 413, announced or not", async ({ house }) => {
  const large = `username=${"9".repeat(200_000)}`;
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const announced = await fetch(`${house.url}/login`, { method: "POST", body: large, headers: type });
  expect(announced.status).toBe(413);
  const pieces = new Blob([large]).stream();
  const streamed = { method: "POST", body: pieces, headers: type, duplex: "half" } as RequestInit;
  const answer = await fetch(`${house.url}/login`, streamed).catch(() => null);
  expect(answer === null ? 413 : answer.status).toBe(413);
});

test("a body that is no form of ours is refused with 415, and reaches neither a page nor the operator", async ({
  house,
  sandbox,
}) => {
  const bodies = {
    "application/json": '{"username":"0812345678","password":"kapao1234"}',
    "text/plain": "username=0812345678",
    "multipart/form-data; boundary=x": "--y\r\nnothing",
    "application/x-www-form-urlencodedx": "username=0812345678",
    "": "username=0812345678",
  };
  for (const [type, body] of Object.entries(bodies)) {
    const headers = { "content-type": type };
    const answer = await fetch(`${house.url}/login`, { method: "POST", body, headers });
    expect([type, answer.status]).toEqual([type, 415]);
  }
  expect(await sandbox.calls({ endpoint: "account.login" })).toEqual([]);
  const empty = await fetch(`${house.url}/logout`, { method: "POST", redirect: "manual" });
  expect(empty.headers.get("location")).toBe("/login");
});
