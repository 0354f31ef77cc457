import { request } from "node:http";
import { expect, test } from "vitest";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { memberScreens } from "./member-pages";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, guest, signedIn } = site;

/** An account whose name its bank wants in English, so that there is a screen for it. */
const thaiName = { bankCode: "KTB", bankAccountName: "สมชาย ใจดี" };

/** The last part of an address, without its query. */
const partOf = (address: string) => /[^/?]+(?=\?|$)/.exec(address)?.[0] ?? "";

test("every screen of members leads to /login without a session, and asks the operator nothing [2.08]", async () => {
  const browser = guest();
  for (const path of ["/user", ...memberScreens()]) {
    expect((await browser.open(path)).path, path).toBe("/login");
    expect(await (await browser.visitor.get(`${path}.data`)).text(), path).toContain("/login");
  }
  const posted = await browser.visitor.post("/user/home/transfer", { from: "wallet" });
  expect([posted.status, posted.headers.get("location")]).toEqual([302, "/login"]);
  expect(browser.page.text("h1")).toContain(brand.t("public:login.title"));
  const asked = (await sandbox.calls({})).map(({ endpoint }) => endpoint);
  expect(asked.filter((endpoint) => !endpoint?.startsWith("lookup."))).toEqual([]);
});

test("a member can open every page of members, each with a title and a text of its own, and the operator hears whose it is [6.03]", async () => {
  const who = await sandbox.make({ ...thaiName, games: { JOKER: 50 }, walletAmount: 9_000, bonus: "day" });
  const browser = await signedIn(who);
  const outcome = await sendTransfer(browser.visitor, await drawTransfer(browser.visitor));
  const list = await browser.open("/user/statement");
  const entry = list.one("a[href*='/statement/entry/']").getAttribute("href") ?? "";
  const titles: string[] = [];
  const contents: string[] = [];
  for (const path of memberScreens(partOf(entry), partOf(outcome))) {
    const { document, ...page } = await browser.open(path);
    expect([page.path, page.status]).toEqual([path, 200]);
    titles.push(document.title);
    contents.push(browser.page.text("main, dialog[open]"));
  }
  for (const seen of [titles, contents]) expect(seen).toHaveLength(new Set(seen).size);
  const unnamed = (await sandbox.calls({})).filter(({ username }) => username !== who.username);
  expect(unnamed.filter(({ endpoint }) => !endpoint?.startsWith("lookup."))).toEqual([]);
});

test("/ leads to /user and that to /user/home; with a session it stays there [2.01 2.03]", async () => {
  const { visitor } = guest();
  const next = async (path: string) => (await visitor.get(path)).headers.get("location");
  expect(await next("/")).toBe("/user");
  expect(await next("/user")).toBe("/user/home");
  expect(await next("/user/home")).toBe("/login");
  const browser = await signedIn();
  for (const path of ["/", "/user"]) expect((await browser.open(path)).path).toBe("/user/home");
});

test("any other path is a 404 page with the texts, for guests and members [2.06]", async () => {
  const stranger = guest();
  for (const path of [
    ...["/nowhere", "/user/nowhere", "/login/deeper", "/wp-login.php", "/%E0%B8%81", "/user/home/nothing"],
  ]) {
    const page = await stranger.open(path);
    expect(page.status, path).toBe(404);
    expect(page.text("main"), path).toMatch(/\b404\b/);
  }
  const browser = await signedIn();
  const { config, texts } = brand;
  for (const locale of config.locales) {
    await browser.visitor.post("/language", { locale, returnTo: "/user/home" });
    const page = await browser.open("/nowhere");
    expect(page.text("h1")).toBe(texts.t(locale)("public:notFound.heading"));
    const home = await browser.follow(texts.t(locale)("public:notFound.home"));
    expect(home.path).toBe("/user/home");
  }
  expect(texts.t("en")("public:notFound.heading")).toBe("Page Not Found");
});

test("there are no screens of administrators, whoever asks [6.05]", async () => {
  const { visitor } = await signedIn();
  for (const path of ["/admin", "/user/admin", "/staff", "/backoffice", "/user/members", "/dashboard"]) {
    expect((await visitor.get(path)).status, path).toBe(404);
  }
});

/** Sends the path unchanged; other clients would normalise it. */
function rawAnswer(url: string, method: string, path: string): Promise<{ status: number; text: string }> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, method, path }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const head = JSON.stringify(answer.headers);
      resolve({ status: answer.statusCode ?? 0, text: head + Buffer.concat(chunks).toString() });
    });
    sent.on("timeout", () => sent.destroy(new Error(`${method} ${path} hangs`)));
    sent.on("error", reject).end();
  });
}

test("addresses that no browser makes get an answer too: no 500, no stack, no hang, no foreign host", async () => {
  const odd = [
    ...["/%", "/%00", "//", "//evil.example/login", "http://evil.example/", "/a/../..//"],
    ...["/user/outcome/%2e%2e%2f", "/login?%ff", "*", `/${"a".repeat(4_000)}`],
  ];
  for (const path of odd) {
    const { status, text } = await rawAnswer(site.url, "GET", path);
    expect(status, path).toBeLessThan(500);
    expect(text).not.toMatch(/\bat .*\.(js|ts):\d+|evil\.example/);
  }
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
    const { status } = await rawAnswer(site.url, method, "/user/home");
    expect(status, method).toBeLessThan(500);
  }
});
