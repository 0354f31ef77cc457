import { request } from "undici";
import { expect, test } from "vitest";
import { pages } from "./pages";

const site = pages();
const { sandbox, signedIn, brand } = site;

const CANARY = "Canary5c3f";
const kept = ["/login", "/register", "/howto", "/howto/wallet", "/contact", "/terminated"];
const own = ["session", "flash", "register-draft", "registered", "return-to", "guest-id"];
const harmless = ["browser", "__Host-browser", "code", "in-app-hint", "balances", "locale", "_ga", "reality"];

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(site.url + path, { headers });
  return { ...answer, text: await answer.body.text() };
}

/** Says a page's text without what is new in every answer that is not kept. */
const lasting = (text: string) => text.replace(/ nonce="[^"]*"|\\"requestId\\",\\"[^"\\]*\\"/g, "");

test("what one guest sends is in no page that others get, whatever it is sent in", async () => {
  for (const path of kept) {
    const cookie = [...harmless, ...own].map((name) => `${name}=${CANARY}`).join("; ");
    const others = harmless.map((name) => `${name}=${CANARY}`).join("; ");
    const more = {
      ...{
        "user-agent": `${CANARY} Line/${CANARY}`,
        "accept-language": CANARY,
        referer: `http://${CANARY}/`,
      },
      ...{ "x-forwarded-for": CANARY, "x-forwarded-host": CANARY, "x-request-id": CANARY, from: CANARY },
      ...{ authorization: CANARY, host: `${CANARY}.example`, origin: `http://${CANARY}` },
    };
    await get(`${path}?code=${CANARY}&${CANARY}=1&username=${CANARY}`, { ...more, cookie });
    await get(path, { ...more, cookie });
    await get(path, { ...more, cookie: others });
    const guests: Record<string, string>[] = [{}, { cookie: others }, { "user-agent": "Line/1" }];
    for (const headers of guests) {
      const { text, headers: told } = await get(path, headers);
      expect(`${JSON.stringify(told)}${text}`, path).not.toMatch(new RegExp(CANARY, "i"));
    }
  }
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
