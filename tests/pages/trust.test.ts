import { expect, test } from "vitest";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { pages } from "./pages";

const { sandbox, guest, signedIn } = pages();

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** A Content-Security-Policy by directive. */
function policyOf({ headers }: { headers: Headers }): Record<string, string> {
  const text = headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    text.split("; ").map((part) => [part.split(" ", 1)[0], part.slice(part.indexOf(" ") + 1)]),
  );
}

/** A script of the build that a page refers to. */
const scriptOf = (html: string) => /"(\/assets\/entry\.client[\w-]*\.js)"/.exec(html)?.[1] ?? "no script";

test("every answer bears the security headers: pages, data, files, redirects, refusals and 404s", async () => {
  const { visitor } = guest();
  const { visitor: member } = await signedIn();
  const terminated = await visitor.get("/terminated");
  const script = scriptOf(await terminated.text());
  const answers = [
    await member.get("/user/home"),
    await member.get("/user/home/transfer.data"),
    await visitor.get("/nowhere"),
    await visitor.get("/user/home"),
    await visitor.get(script),
    await visitor.get("/brand/mark.svg"),
    await visitor.post("/login", {}),
    await visitor.post("/login", {}, { "sec-fetch-site": "cross-site" }),
    terminated,
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 302, 200, 200, 400, 403, 200]);
  for (const { headers, url } of answers) {
    expect(Object.fromEntries(headers), url).toMatchObject(always);
    expect(headers.get("permissions-policy"), url).toContain("camera=()");
    expect(headers.get("x-powered-by") ?? headers.get("server"), url).toBeNull();
  }
});

test("the policy of a page allows nothing inline but what bears its nonce, a new one each time, or has its hash", async () => {
  const browser = await signedIn();
  const chat = sandbox.url;
  const nonces = new Set<string>();
  for (const path of ["/user/home/transfer", "/login", "/login", "/nowhere", "/terminated"]) {
    const page = await browser.open(path);
    const policy = policyOf(page);
    expect(policy).toMatchObject({
      "default-src": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "object-src": "'none'",
      "connect-src": `'self' ${chat} ${chat.replace("http", "ws")}`,
    });
    const isShared = page.headers.has("etag");
    const allowed = isShared ? /^'self'( 'sha256-[\w+/]{43}=')+$/ : /^'self' 'nonce-[\w+/=]{16,}'$/;
    for (const name of ["script-src", "style-src"]) expect(policy[name]).toMatch(allowed);
    expect(page.html, "style attributes").not.toMatch(/<[^>]+\sstyle=/);
    expect(page.html, "event attributes").not.toMatch(/<[^>]+\son[a-z]+=/);
    if (isShared) continue;
    nonces.add(/nonce-([\w+/=]+)/.exec(policy["script-src"] ?? "")?.[1] ?? "");
    expect(page.html.match(/<script(?![^>]* nonce=)[^>]*>/g) ?? [], "scripts without a nonce").toEqual([]);
  }
  // The first login ends the session, and so is the member's own; the second and the end of the service are all guests'.
  expect(nonces.size).toBe(3);
});

test("personal answers are kept nowhere; hashed files for ever", async () => {
  const { visitor } = await signedIn();
  const outcome = await sendTransfer(visitor, await drawTransfer(visitor, "10"));
  const paths = ["/user/home", "/user/home.data", "/user/home/transfer", outcome, "/user", "/login"];
  const kept = async (path: string) => (await visitor.get(path)).headers.get("cache-control");
  for (const path of paths) expect(await kept(path), path).toBe("private, no-store");
  const script = scriptOf(await (await visitor.get("/terminated")).text());
  expect(await kept(script)).toBe("public, max-age=31536000, immutable");
});
