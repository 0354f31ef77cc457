import { expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { depositor, drawDeposit, qrFields, sendDeposit } from "../support/deposits";
import { freePort } from "../support/free-port";
import { type LocalServer, startLocalServer } from "../support/local-server";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite();

interface Written {
  level: number;
  msg: string;
  requestId?: string;
}

/** The app's log lines about a response, without the line of the request. */
async function linesAbout({ lines }: TestApp, answer: Response): Promise<Written[]> {
  const id = answer.headers.get("x-request-id");
  const all = () =>
    lines.map((line) => JSON.parse(line) as Written).filter(({ requestId }) => requestId === id);
  await expect.poll(() => all().some(({ msg }) => msg === "request")).toBe(true);
  return all().filter(({ msg }) => msg !== "request");
}

test("a method that an address does not take is no error of ours: 405, and nothing in the log raises an alarm", async () => {
  const asked = [
    ["POST", "/contact"],
    ["POST", "/contact.data"],
    ["OPTIONS", "/login"],
    ["PROPFIND", "/login"],
    ["PUT", "/manifest.webmanifest"],
  ];
  for (const [method, path] of asked) {
    const answer = await fetch(app.url + path, { method });
    expect([path, answer.status]).toEqual([path, 405]);
    expect(await linesAbout(app, answer)).toEqual([]);
  }
});

test("a post that is refused as another site's says why in the log, in words of ours only", async () => {
  const post = (headers: Record<string, string>) => fetch(`${app.url}/login`, { method: "POST", headers });
  for (const [name, value] of [
    ["origin", "https://canary.example"],
    ["sec-fetch-site", "cross-site"],
  ] as const) {
    const answer = await post({ [name]: value });
    expect(answer.status).toBe(403);
    const [line] = await linesAbout(app, answer);
    expect(line).toMatchObject({ level: 40, msg: "refused as cross-site", error: name, path: "/login" });
    expect(JSON.stringify(line)).not.toContain("canary");
  }
});

test("behind a proxy that asks for us by a name of its own, forms work at the public origin, and a shared link names its picture there", async () => {
  const origin = "http://localhost:3000";
  const port = String(await freePort());
  const inside = await startApp({ OPERATOR_API_URL: operator.url, PUBLIC_ORIGIN: origin, PORT: port });
  const member = await operator.member();
  const answer = await fetch(`http://127.0.0.1:${port}/login`, {
    method: "POST",
    body: new URLSearchParams({ username: member.username, password: member.password }),
    headers: { origin, "x-forwarded-host": "elsewhere.example" },
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/user"]);
  const page = await (await fetch(`http://127.0.0.1:${port}/login`)).text();
  const [, picture = ""] = /<meta property="og:image" content="([^"]*)"/.exec(page) ?? [];
  expect(picture).toBe(`${origin}/icons/512.png`);
  const shown = await fetch(picture.replace(origin, `http://127.0.0.1:${port}`));
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  await inside.stop();
});

test("what is no page of ours may do nothing when it is opened by itself", async () => {
  const answers = [
    await fetch(`${app.url}/brand/mark.svg`),
    await fetch(`${app.url}/healthz`),
    await fetch(`${app.url}/login`, { method: "POST", headers: { origin: "https://evil.example" } }),
    await fetch(`${app.url}/login`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "text/plain" },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 415]);
  for (const { headers } of answers) {
    const policy = headers.get("content-security-policy")?.split("; ");
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "sandbox"]));
  }
  const page = await fetch(`${app.url}/login`);
  expect(page.headers.get("content-security-policy")).not.toContain("sandbox");
});

test("a code's picture that is opened by itself runs nothing, whatever the operator drew", async () => {
  const member = await depositor(operator);
  const visitor = await new Visitor(app.url).signIn(member);
  expect(await sendDeposit(visitor, qrFields(await drawDeposit(visitor, "qr")))).toBe(
    "/user/home/deposit/qr/KBANK",
  );
  const { status, headers } = await visitor.get("/files/qr/KBANK");
  expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
  );
});

test("a prefetch of home asks no provider for balances; opening it does", async () => {
  const member = await operator.member();
  const visitor = await new Visitor(app.url).signIn(member);
  const refreshes = () =>
    operator.control<unknown[]>("GET", `/calls?endpoint=wallet.refreshSlots&username=${member.username}`);
  const hints: Record<string, string>[] = [
    { "sec-purpose": "prefetch;prerender" },
    { "sec-purpose": "prefetch" },
    { purpose: "prefetch" },
  ];
  for (const headers of hints) {
    for (const path of ["/user/home", "/user/home.data"]) await (await visitor.get(path, headers)).text();
  }
  expect(await refreshes()).toHaveLength(0);
  await (await visitor.get("/user/home.data")).text();
  expect(await refreshes()).toHaveLength(1);
});

test("what a form has done is answered with 303", async () => {
  const visitor = await new Visitor(app.url).signIn(await operator.member());
  const posts: [string, Record<string, string>][] = [
    ["/language", { locale: "en" }],
    ["/language", { locale: "none" }],
    ["/balances", { balances: "hidden" }],
    ["/in-app-hint", {}],
    ["/user/home", {}],
    ["/logout", {}],
    ["/register", { username: "0933333333" }],
  ];
  for (const [path, fields] of posts) {
    expect([path, (await visitor.post(path, fields)).status]).toEqual([path, 303]);
  }
});

/** An operator whose tokens have `length` characters. */
function operatorWithTokens(length: number): Promise<LocalServer> {
  return startLocalServer((incoming, outgoing) => {
    outgoing.setHeader("content-type", "application/json");
    const answer = incoming.url === "/api/login" ? { token: "t".repeat(length) } : { active: true };
    outgoing.end(JSON.stringify(answer));
  });
}

test("a token too long for the session is a sentence on the login page, and its field stands in the log", async () => {
  const server = await operatorWithTokens(5_100);
  const own = await startApp({ OPERATOR_API_URL: server.url });
  const answer = await new Visitor(own.url).post("/login", { username: "0812345678", password: "pw" });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('role="alert"');
  const [line] = await linesAbout(own, answer);
  expect(line).toMatchObject({ level: 40, msg: "operator failed", error: "contract", field: "token" });
  await own.stop();
  await server.close();
});

test("each shared look-up has a reference of its own, at the operator and in the log", async () => {
  const server = await operatorWithTokens(10);
  const own = await startApp({ OPERATOR_API_URL: server.url });
  await (await fetch(`${own.url}/login`)).text();
  await (await fetch(`${own.url}/register`)).text();
  const ids = server.heard.map(({ headers }) => headers["x-request-id"]);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  await own.stop();
  await server.close();
});
