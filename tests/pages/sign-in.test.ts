import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "vitest";
import type { JourneyMember } from "../support/sandbox";
import { pages } from "./pages";

const { brand, sandbox, guest, member } = pages();
const { t } = brand;

/** Sends the login form as it stands on the page. */
async function send(fields: Pick<JourneyMember, "username" | "password">, browser = guest()) {
  await browser.open("/login");
  const { username, password } = fields;
  return browser.press(t("public:login.submit"), { username, password });
}

test("/login has phone and password, a language switcher and a link to /register [2.09]", async () => {
  const page = await guest().open("/login");
  // As React spells it.
  expect(page.one("[name=username]").getAttribute("inputMode")).toBe("tel");
  expect(page.one("[name=password]").getAttribute("type")).toBe("password");
  expect(page.text("main label")).toContain(t("public:login.username"));
  expect(page.text("main label")).toContain(t("public:login.password"));
  expect(page.link(t("public:login.register"))).toBe("/register");
  for (const language of ["ไทย", "ລາວ", "English"]) expect(page.button(language)).toBeTruthy();
});

test("phone and password lead to the wallet; the operator gets just these two [4.04 7.18]", async () => {
  const who = await member();
  const page = await send(who);
  expect(page.path).toBe("/user/home");
  expect(page.text("main")).toContain(brand.priced(1_300.5));
  const [call] = await sandbox.callsOf(who, "account.login");
  expect(call).toMatchObject({ status: 200, body: { username: who.username, password: "***" } });
});

test("a phone may be typed with spaces, dashes, Thai digits or its country, and pasted with what nobody sees", async () => {
  const who = await member();
  const { username } = who;
  const thai = username.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
  const spaced = `${username.slice(0, 3)}-${username.slice(3, 6)} ${username.slice(6)}`;
  const abroad = `\u202a+66 ${username.slice(1, 3)}\u2011${username.slice(3)}\u202c`;
  for (const typed of [thai, spaced, abroad]) {
    expect((await send({ ...who, username: typed })).path).toBe("/user/home");
  }
});

test("the session outlives the browser only when the member asks for it, and no script reads it [3.31 4.03]", async () => {
  const { username, password } = await member();
  const { visitor } = guest();
  const signIn = async (fields: Record<string, string>) => {
    const answer = await visitor.post("/login", { username, password, ...fields });
    expect(answer.headers.get("location")).toBe("/user");
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_096);
    return cookies.find((cookie) => cookie.startsWith("session=")) ?? "";
  };
  const passing = await signIn({});
  expect(passing).toMatch(/^session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const value = visitor.cookie("session") ?? "";
  const kept = await signIn({ remember: "on" });
  const [, seconds] = /; HttpOnly; SameSite=Lax; Max-Age=(\d+)$/.exec(kept) ?? [];
  expect(Number(seconds)).toBeGreaterThan(7 * 86_400);
  expect(visitor.cookie("session"), "each sign-in has its own").not.toBe(value);
  expect(`${passing}${kept}`).not.toContain(username);
  const { html } = await guest().open("/login");
  for (const secret of [value, visitor.cookie("session") ?? ""]) expect(html).not.toContain(secret);
});

test("every refusal of the operator is shown as its text, in the page's language [8.01 8.17 8.18]", async () => {
  const who = await member();
  for (const code of errorGroups.auth) {
    await sandbox.flag(who, { loginCode: code });
    const page = await send(who);
    expect(page.path).toBe("/login");
    expect(page.text("[role=alert]")).toBe(brand.say(`errors:${code}`));
    expect(brand.say(`errors:${code}`)).not.toContain(code);
  }
});

test("a refusal that is no code of the catalogue is shown as the operator wrote it [8.01]", async () => {
  const who = await member();
  const message = "ปิดปรับปรุงถึง 02:00 <b>น.</b>";
  const refusal = { kind: "status", status: 400, body: { message } } as const;
  await sandbox.fault(who, { endpoint: "account.login", ...refusal });
  expect((await send(who)).text("[role=alert]")).toBe(message);
});

/** Refusals of the login, with what the form says of each. */
const refusals = [
  [401, { message: "invalid-token" }, "errors:UNAUTHORIZED"],
  [200, { message: "invalid-token" }, "errors:UNAUTHORIZED"],
  [403, { code: "EXPIRED_AUTH_TOKEN" }, "errors:EXPIRED_AUTH_TOKEN"],
  [500, { message: "LOGIN_FAIL" }, "errors:LOGIN_FAIL"],
  [401, {}, "errors:INTERNAL_SERVER_ERROR"],
  [410, {}, "errors:INTERNAL_SERVER_ERROR"],
  [200, { token: "" }, "errors:INTERNAL_SERVER_ERROR"],
] as const;

test.each([
  [410, { message: "gone" }],
  [200, { success: false, error: "gone" }],
])("a login that answers %i %j leads to /terminated", async (status, body) => {
  const who = await member();
  await sandbox.fault(who, { endpoint: "account.login", kind: "status", status, body, times: 1 });
  expect((await send(who)).path).toBe("/terminated");
});

test("a refusal is a sentence at the form whatever it says but that the service is gone, and the form can be sent again", async () => {
  const who = await member();
  const browser = guest();
  for (const [status, body, said] of refusals) {
    await sandbox.fault(who, { endpoint: "account.login", kind: "status", status, body, times: 1 });
    const page = await send(who, browser);
    expect([page.path, page.text("[role=alert]")], JSON.stringify(body)).toEqual(["/login", brand.say(said)]);
    expect(page.text("main")).toContain(t("public:login.submit"));
  }
  expect((await send(who, browser)).path).toBe("/user/home");
});

test("an operator that answers nothing readable is said in words, and the form can be sent again", async () => {
  const who = await member();
  const browser = guest();
  for (const kind of ["reset-before", "not-json", "truncated", "empty", "wrong-json"] as const) {
    await sandbox.fault(who, { endpoint: "account.login", kind, times: 1 });
    const page = await send(who, browser);
    expect(page.text("[role=alert]"), kind).toBe(brand.say("errors:INTERNAL_SERVER_ERROR"));
  }
  const { username, password } = who;
  const page = await browser.press(t("public:login.submit"), { username, password });
  expect(page.path).toBe("/user/home");
});

test("phone and password are required: by the browser, and by the server with a message at the field [5.10]", async () => {
  const browser = guest();
  const form = await browser.open("/login");
  const page = await browser.press(t("public:login.submit"));
  for (const name of ["username", "password"] as const) {
    expect(form.one(`[name=${name}]`).hasAttribute("required")).toBe(true);
    expect(page.description(name)).toBe(brand.wanted(`public:login.${name}`));
  }
  expect(page.status).toBe(400);
  expect(await sandbox.calls({ endpoint: "account.login" })).toEqual([]);
});

test("a browser that keeps no cookies is told so after the sign-in and the first step of registering; nobody else is", async () => {
  const { username, password } = await member();
  const said = t("public:error.noCookies");
  const stranger = guest();
  const referer = (path: string) => ({ referer: stranger.visitor.url + path });
  const { url } = stranger.visitor;
  for (const [form, fields, next, screen] of [
    ["/login", { username, password }, "/user", "/user/home"],
    ["/register", { username: "0899999999" }, "/register/profile", "/register/profile"],
  ] as const) {
    const forgetful = guest().visitor;
    expect((await forgetful.post(form, fields)).headers.get("location")).toBe(next);
    const led = await forgetful.ask(url + screen, { headers: referer(`${form}?a=1`), redirect: "manual" });
    const path = led.headers.get("location") ?? "";
    expect(path).toBe(`${form}?cookies=off`);
    expect((await stranger.open(path)).text("main [role=alert], main [role=status]"), form).toContain(said);
    // Somebody who has only followed a link.
    for (const headers of [{}, referer("/howto"), { ...referer(form), cookie: "locale=th" }]) {
      const plain = await forgetful.ask(url + screen, { headers, redirect: "manual" });
      expect(plain.headers.get("location")).toBe(form);
    }
  }
  expect((await stranger.open("/login")).text()).not.toContain(said);
});
