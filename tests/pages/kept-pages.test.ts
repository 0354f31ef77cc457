import http, { type IncomingMessage } from "node:http";
import { request } from "undici";
import { expect, test } from "vitest";
import { ownPages } from "./pages";

const site = ownPages();
const { sandbox, signedIn, brand } = site;

const CANARY = "Canary5c3f";
const kept = ["/login", "/register", "/howto", "/howto/wallet", "/contact", "/terminated"];
const own = ["session", "ended", "flash", "register-draft", "registered", "return-to", "guest-id"];
const harmless = ["browser", "__Host-browser", "code", "in-app-hint", "balances", "locale", "_ga", "reality"];

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(site.url + path, { headers });
  return { ...answer, text: await answer.body.text() };
}

/** Says a page's text without what is new in every answer that is not kept. */
const lasting = (text: string) => text.replace(/ nonce="[^"]*"|\\"requestId\\",\\"[^"\\]*\\"/g, "");

/** What guests' pages may depend on besides their address, each beside canaries in all that they may not. */
const kinds = [
  { agent: "", cookie: "" },
  { agent: "Line/1.2", cookie: "" },
  { agent: "[FBAN/1]", cookie: "" },
  { agent: "", cookie: "balances=hidden" },
  ...brand.config.locales.map((locale) => ({ agent: "", cookie: `locale=${locale}` })),
];

const forwarded = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-original-url",
  "via",
];
const said = [
  "referer",
  "accept-language",
  "accept",
  "authorization",
  "x-request-id",
  "from",
  "origin",
  "range",
];
const planted = {
  ...Object.fromEntries([...forwarded, ...said].map((name) => [name, `http://${CANARY}.example/${CANARY}`])),
  host: `${CANARY}.example`,
};
const expectNone = (text: string, path: string) => expect(text, path).not.toMatch(new RegExp(CANARY, "i"));

test("what one guest sends is in no page that others get, whatever it is sent in", async () => {
  const cookies = (names: readonly string[]) => names.map((name) => `${name}=${CANARY}`).join("; ");
  for (const path of kept) {
    await get(`${path}?code=${CANARY}&${CANARY}=1&username=${CANARY}`, { ...planted, cookie: cookies(own) });
    await get(path, { ...planted, cookie: cookies(own) });
    const tags = new Set<unknown>();
    for (const { agent, cookie } of kinds) {
      const others = cookies(harmless.filter((name) => !cookie.startsWith(name) && name !== "in-app-hint"));
      const first = { ...planted, "user-agent": `${CANARY} ${agent}`, cookie: `${cookie}; ${others}` };
      await request(site.url + path, { method: "HEAD", headers: first });
      const made = await get(path, first);
      const asked = await get(path, { "user-agent": agent, cookie });
      expect([asked.statusCode, asked.headers.etag], path).toEqual([200, made.headers.etag]);
      expectNone(`${JSON.stringify(asked.headers)}${asked.text}`, path);
      tags.add(asked.headers.etag);
    }
    // The brand's own language is that of those who say none.
    expect(tags.size, path).toBe(kinds.length - 1);
  }
});

test.each([
  ...["http://elsewhere.example/login", "//login", "//elsewhere.example/login", "/login/", "/%6Cogin"],
  ...[
    "/login.data",
    "/login?",
    "/login?lng=lo",
    "/login?_data=root",
    "/howto/nowhere",
    "/howto/%2e%2e/login",
  ],
])("%s is not a kept page, and leaves the kept ones as they are", async (target) => {
  const before = await get("/login");
  const { hostname, port } = new URL(site.url);
  const odd = await new Promise<IncomingMessage>((resolve, reject) => {
    http
      .get({ hostname, port, path: target, headers: { host: `${CANARY}.example` } }, resolve)
      .on("error", reject);
  });
  odd.resume();
  expect(odd.headers.etag).toBeUndefined();
  expect(odd.headers["cache-control"]).toBe("private, no-store");
  const after = await get("/login");
  expect([after.text, after.headers.etag]).toEqual([before.text, before.headers.etag]);
});

test("a page that was kept says what one that is made for a guest alone says", async () => {
  for (const path of kept) {
    const shared = await get(path);
    const alone = await get(path, { cookie: "return-to=x" });
    expect(shared.headers.etag, path).toBeDefined();
    expect(alone.headers.etag, path).toBeUndefined();
    expect(alone.headers["cache-control"], path).toBe("private, no-store");
    const words = (text: string) => lasting(text).replace(/<(script|style)[\s\S]*?<\/\1>|<link[^>]*>/g, "");
    expect(words(shared.text), path).toBe(words(alone.text));
  }
});

test("what a browser asks ahead of a tap may be kept, for these cookies, and what a tap asks may not", async () => {
  const ahead = await get("/register.data", { "sec-purpose": "prefetch" });
  expect(ahead.headers["cache-control"]).toBe("private, max-age=10");
  expect(String(ahead.headers.vary)).toContain("cookie");
  expect((await get("/register.data")).headers["cache-control"]).toBe("private, no-store");
});

test("whoever has a page is told that it is still the same, under the same policy", async () => {
  const { headers } = await get("/login", { "accept-encoding": "br" });
  const again = await get("/login", { "accept-encoding": "br", "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.text]).toEqual([304, ""]);
  expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect(headers["content-security-policy"]).not.toMatch(/unsafe|nonce/);
});

test("each language has its own, and what a member leaves behind is nobody else's", async () => {
  const pagesOf = await Promise.all(
    brand.config.locales.map((one) => get("/login", { cookie: `locale=${one}` })),
  );
  expect(new Set(pagesOf.map(({ text }) => text)).size).toBe(brand.config.locales.length);
  const browser = await signedIn();
  const left = await browser.open("/login");
  expect(left.status).toBe(200);
  expect(left.headers.get("etag")).toBeNull();
  expect(left.headers.getSetCookie().join()).toContain("session=;");
  await browser.open("/user/home");
  expect(browser.page.path).toContain("/login");
});

test("an operator's news are on the kept page as soon as the look-up is read again", async () => {
  const before = await get("/contact", { cookie: "locale=en" });
  expect(before.text).not.toContain("@brand-new");
  const fault = { endpoint: "lookup.contact", kind: "status", status: 200, body: { lineName: "@brand-new" } };
  await sandbox.control("POST", "/faults", fault);
  await expect
    .poll(async () => (await get("/contact", { cookie: "locale=en" })).text, {
      timeout: 15_000,
      interval: 500,
    })
    .toContain("@brand-new");
  await sandbox.control("DELETE", "/faults");
});
