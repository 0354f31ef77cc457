import { parseHTML } from "linkedom";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { readChunks } from "~/cookies/cookie.server";
import { createSeals } from "~/session/seal.server";
import { TEST_SECRET, testSecrets } from "../support/app";
import { markupFaults } from "../support/markup-faults";
import { PlainBrowser } from "../support/plain-browser";
import { type Recorded, type RecordingProxy, startRecordingProxy } from "../support/recording-proxy";
import type { JourneyMember } from "../support/sandbox";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, guest } = site;
const { t } = brand;

const recorded = {} as RecordingProxy;
const walked = {} as Awaited<ReturnType<typeof walk>>;
beforeAll(async () => {
  Object.assign(recorded, await startRecordingProxy(site.url));
  Object.assign(walked, await walk());
});
afterAll(() => recorded.close());

/** Everything in a response except the cookies. */
function told({ headers: { "set-cookie": _, ...headers }, text }: Recorded): string {
  return `${JSON.stringify(headers)}\n${text}`;
}

/** The operator's token in the sealed cookie. */
async function tokenIn(cookie: string): Promise<string> {
  const sealed = readChunks(new Request("http://local.invalid", { headers: { cookie } }), "session");
  const session = await createSeals(testSecrets)("session").open(sealed ?? "");
  return z.object({ token: z.string() }).parse(session).token;
}

const publicPaths = ["/login", "/howto", "/howto/wallet", "/contact", "/terminated", "/nowhere", "/register"];
const memberPaths = [
  ...["/user/home", "/user/profile", "/user/profile/password", "/user/profile/edit"],
  ...["/user/profile/bank-name", "/user/statement", "/user/statement/summary", "/user/statement/slips"],
  ...["/user/contact", "/user/contact/chat", "/user/conditions", "/user/home/agreements"],
  ...["/user/home/deposit", "/user/home/deposit/slip", "/user/home/transfer", "/user/home/withdraw"],
  ...["/user/home/games/SLOTXO", "/user/home/games/HUAYHD", "/user/home/games/JOKER"],
  ...["/user/home/invite", "/user/home/refund", "/user/bonus", "/user/bonus/WEEK15", "/user/spin"],
  ...["/user/outcome/none", "/user/nowhere", "/user/home?dialog=reality", "/user/profile?dialog=conditions"],
];

/** Opens pages as a browser does without script and as one does with it. */
async function visit(browser: PlainBrowser, paths: readonly string[]) {
  for (const path of paths) {
    await (await browser.visitor.get(path.replace(/(?=\?|$)/, ".data"))).text();
    await browser.open(path);
  }
}

/** Sends every form of the main screens: done, refused, and with an answer that gets lost. */
async function sendForms(browser: PlainBrowser, member: JourneyMember) {
  const { path } = await browser.open("/user/profile/edit");
  await browser.press(t("profile:save"));
  expect(browser.page.path).not.toBe(path);
  for (const amount of ["20", "0", "99999"]) {
    await browser.open("/user/home/transfer");
    await browser.press(t("transfer:submit"), { from: "wallet", to: "PG", amount });
    await (await browser.visitor.get(`${browser.page.path}.data`)).text();
  }
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-before", times: 1 });
  await browser.open("/user/home/transfer");
  await browser.press(t("transfer:submit"), { from: "wallet", to: "PG", amount: "20" });
  await browser.open("/user/home/deposit");
  await browser.press("do=create", { amount: "500" });
  await browser.open("/user/home/games/JOKER");
  await browser.press("do=reveal");
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 500 });
  await visit(browser, ["/user/home"]);
  await sandbox.heal(member);
}

const own = {
  password: "canary-password-7f3a",
  bankAccountNo: "7770001234567",
  holder: "CANARY HOLDER",
};

/** Walks through all pages as a guest and a member. */
async function walk() {
  const { password, bankAccountNo, holder } = own;
  const games = { JOKER: 250, PG: 30.5 };
  const account = { password, bankAccountNo, bankAccountName: holder };
  const member = await sandbox.make({ ...account, walletAmount: 1_000, games, statements: 3, coin: 2 });
  const browser = new PlainBrowser(recorded.url);
  await visit(browser, publicPaths);
  await browser.open("/login");
  const { username } = member;
  await browser.press(t("public:login.submit"), { username, password: `${password}-mistyped` });
  expect(browser.page.text("[role=alert]")).not.toBe("");
  await browser.press(t("public:login.submit"), { username, password });
  expect(browser.page.path).toBe("/user/home");
  const cookie = browser.visitor.cookie("session") ?? "";
  const token = await tokenIn(browser.visitor.cookieHeader());
  await visit(browser, memberPaths);
  await sendForms(browser, member);
  return { member, cookie, token };
}

test("token, password and account number reach no page, script, data answer, address or log line [3.31]", () => {
  const { member, cookie, token } = walked;
  const sent = recorded.answers;
  expect(sent.filter(({ text }) => text.includes(member.name)).length).toBeGreaterThan(5);
  // The profile, its dialogs and the deposit screen show members their own bank account.
  const isProfile = (url: string) =>
    /^\/user\/(profile(\/|\.data|$)|home\/deposit(\.data|$))/.test(new URL(url).pathname);
  // The withdraw screen shows who is paid, with the end of the account number.
  const isWithdraw = (url: string) => /^\/user\/home\/withdraw(\.data|$)/.test(new URL(url).pathname);
  const isMeant: Record<string, (url: string) => boolean> = {
    bankAccountNo: isProfile,
    holder: (url) => isProfile(url) || isWithdraw(url),
  };
  const secrets = { ...own, token, secret: TEST_SECRET };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(8);
    const telling = sent.filter((one) => told(one).includes(secret) && !isMeant[name]?.(one.url));
    expect(
      telling.map(({ url }) => url),
      name,
    ).toEqual([]);
    expect(
      sent.filter(({ url }) => url.includes(secret)),
      name,
    ).toEqual([]);
  }
  expect(site.logLines.filter((line) => line.includes("wallet.transfer")).length).toBeGreaterThan(0);
  for (const secret of [...Object.values(secrets), member.username, member.name, cookie]) {
    expect(site.logLines.filter((line) => line.includes(secret))).toEqual([]);
  }
});

test("every page is valid HTML as far as checkers look, and ends with its last script inside", () => {
  const documents = recorded.answers.filter(({ headers }) =>
    String(headers["content-type"]).startsWith("text/html"),
  );
  expect(documents.length).toBeGreaterThan(publicPaths.length + memberPaths.length);
  const faults = documents.flatMap(({ url, text }) => {
    const found = markupFaults(parseHTML(text).document as unknown as Document);
    const isEnded = text.endsWith("</body></html>");
    const isBroken = text.includes("\0");
    if (!isEnded) found.push("something after the end");
    if (isBroken) found.push("a letter torn apart");
    return found.map((fault) => `${url}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test("what a member typed wrongly into an address or a field stands in no log line", async () => {
  const typed = "canary-typed-91c2";
  const { visitor } = guest();
  await visitor.get(`/login?password=${typed}`);
  await visitor.get(`/user/home?token=${typed}`);
  await visitor.post("/login", { username: typed, password: typed });
  await visitor.post("/language", { locale: typed, returnTo: `/${typed}` });
  const answer = await fetch(`${site.url}/login`, {
    headers: { cookie: `session=${typed}`, referer: `http://x/${typed}` },
  });
  const id = answer.headers.get("x-request-id") ?? "";
  await expect.poll(() => site.logLines.some((line) => line.includes(id))).toBe(true);
  expect(site.logLines.filter((line) => line.includes(typed))).toEqual([]);
});
