import { expect, test } from "vitest";
import { grouped } from "../journeys/login-screen";
import type { PlainBrowser } from "../support/plain-browser";
import type { JourneyMember } from "../support/sandbox";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, guest, member, signedIn } = site;
const { t } = brand;

const notices = (["time", "password", "other"] as const).map((reason) => t(`public:login.ended.${reason}`));
const plainButton = () => t("public:login.submit");
const returnButton = () => t("public:login.submitAndReturn");

/** Where the browser is led when the operator no longer knows the member's token. */
async function endOn(path: string, browser: PlainBrowser, who: JourneyMember) {
  await sandbox.revoke(who);
  return browser.open(path);
}

/** The login page as every guest gets it: without a notice, a phone number or anything of a member's. */
function expectPlain({ page }: PlainBrowser, ...members: JourneyMember[]) {
  expect(page.path).toBe("/login");
  expect(page.value("username")).toBe("");
  for (const notice of notices) expect(page.text()).not.toContain(notice);
  expect(page.button(plainButton()).textContent).toBe(plainButton());
  expect(page.link(t("public:login.register"))).toBe("/register");
  for (const { username } of members) expect(page.html.replaceAll(" ", "")).not.toContain(username);
}

test("the login page says why, keeps the phone number, and signing in leads back to where one was [4.07]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const page = await endOn("/user/statement?page=1", browser, who);
  expect(page.path).toBe("/login");
  expect(page.text("[role=status]")).toBe(t("public:login.ended.other"));
  expect(page.text("h1")).toBe(t("public:login.again"));
  expect(page.document.title).toContain(t("public:login.again"));
  expect(page.value("username")).toMatch(grouped(who.username));
  expect(page.one("[name=password]").hasAttribute("autofocus")).toBe(true);
  expect(page.all("main a[href='/register']")).toEqual([]);
  expect((await browser.open("/login")).value("username")).toMatch(grouped(who.username));

  const wrong = await browser.press(returnButton(), { password: "wrong" });
  expect(wrong.status).toBe(400);
  expect(wrong.all("[role=status]")).toEqual([]);
  const back = await browser.press(returnButton(), { password: who.password });
  expect(back.path).toBe("/user/statement?page=1");
  expect(browser.visitor.cookie("ended")).toBeUndefined();
});

test("a form that was being filled in is where one was, with what was typed", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/home/transfer");
  await sandbox.revoke(who);
  await browser.press(t("transfer:submit"), { from: "wallet", to: "PG", amount: "12.5" });
  const form = await browser.press(returnButton(), { password: who.password });
  expect([form.path, form.value("amount")]).toEqual(["/user/home/transfer", "12.5"]);
});

test("where there is nothing to go back to, the button says nothing of it", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const page = await endOn("/user/home", browser, who);
  expect(page.text("[role=status]")).toBe(t("public:login.ended.other"));
  expect((await browser.press(plainButton(), { password: who.password })).path).toBe("/user/home");
});

test("each reason is told apart: the time was over, the password was changed elsewhere, or another", async () => {
  const who = await member();
  for (const [message, reason] of [
    ["EXPIRED_AUTH_TOKEN", "time"],
    ["UNAUTHORIZED", "other"],
  ] as const) {
    const browser = await signedIn(who);
    await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 401, body: { message } });
    expect((await browser.open("/user/home/transfer")).text("[role=status]")).toBe(
      t(`public:login.ended.${reason}`),
    );
    await sandbox.heal(who);
  }
  const [phone, laptop] = [await signedIn(who), await signedIn(who)];
  await laptop.open("/user/profile/password");
  const password = "another-password-1";
  const change = { oldPassword: who.password, newPassword: password, confirmPassword: password };
  await laptop.press(t("profile:save"), change);
  expect((await phone.open("/user/profile")).text("[role=status]")).toBe(t("public:login.ended.password"));
});

test("'change' forgets the phone number, and whoever signs in then is told nothing of it", async () => {
  const [first, second] = [await member(), await member()];
  const browser = await signedIn(first);
  await endOn("/user/profile", browser, first);
  await browser.press(t("public:login.change"));
  expectPlain(browser, first);
  expectPlain({ page: await browser.open("/login") } as PlainBrowser, first);
  const { username, password } = second;
  expect((await browser.press(plainButton(), { username, password })).path).toBe("/user/home");
  const ended = await endOn("/user/profile", browser, second);
  expect(ended.value("username")).toMatch(grouped(username));
  expect(ended.html.replaceAll(" ", "")).not.toContain(first.username);
});

test("somebody else who signs in over the kept number takes it away, and gets nobody's place", async () => {
  const [first, second] = [await member(), await member()];
  const browser = await signedIn(first);
  await endOn("/user/profile", browser, first);
  const { username, password } = second;
  expect((await browser.press(returnButton(), { username, password })).path).toBe("/user/home");
  await browser.press(t("member:frame.logout"));
  expectPlain(browser, first, second);
});

test("logging out keeps nothing, also for a cookie copied before; nor does opening the login page", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const copied = browser.visitor.cookieHeader();
  await browser.open("/user/home");
  await browser.press(t("member:frame.logout"));
  expectPlain(browser, who);
  const answer = await fetch(`${site.url}/user/profile`, { headers: { cookie: copied }, redirect: "manual" });
  expect(answer.headers.getSetCookie().join()).not.toContain("ended=");

  const other = await signedIn(who);
  await other.open("/login");
  expectPlain(other, who);
});

test("a guest who opens a member's screen sees the login page as it always was", async () => {
  const browser = guest();
  await browser.open("/user/profile");
  expectPlain(browser);
});

test("the number is in no address and no log line, and the page kept for guests stays as it was", async () => {
  const who = await member();
  const before = await guest().open("/login");
  const browser = await signedIn(who);
  await sandbox.revoke(who);
  const answer = await browser.visitor.get("/user/profile");
  expect(answer.headers.get("location")).toBe("/login");
  expect(browser.visitor.cookieHeader()).not.toContain(who.username);
  await answer.text();
  const own = await browser.open("/login");
  expect(own.headers.get("etag")).toBeNull();
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  const visitor = guest();
  await visitor.open("/login");
  expect(visitor.page.headers.get("etag")).toBe(before.headers.get("etag"));
  expectPlain(visitor, who);
  expect(site.logLines.join("\n")).not.toContain(who.username);
});

test("what was typed is kept also if the chat heard of the end before the form was sent, and for nobody else", async () => {
  for (const isOther of [false, true]) {
    const [who, other] = [await member(), await member()];
    const browser = await signedIn(who);
    await browser.open("/user/home/transfer");
    await sandbox.revoke(who);
    const chat = await browser.visitor.get("/chat/room");
    expect([chat.status, browser.visitor.cookie("session")]).toEqual([302, undefined]);
    await browser.press(t("transfer:submit"), { from: "wallet", to: "PG", amount: "12.5" });
    if (isOther) await browser.visitor.signIn(other);
    else
      expect((await browser.press(returnButton(), { password: who.password })).path).toBe(
        "/user/home/transfer",
      );
    if (isOther) await browser.open("/user/home/transfer");
    expect(browser.page.value("amount")).toBe(isOther ? "" : "12.5");
  }
});
