import { describe, expect, test } from "vitest";
import { textCell } from "~/routes/user/statement/csv/lines.server";
import type { WireVariety } from "../../scripts/sandbox/http/wire-ways";
import type { PlainBrowser } from "../support/plain-browser";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, member, signedIn } = site;
const { t } = brand;

/** Every screen that shows a list. */
const lists = [
  "/user/home",
  "/user/home/deposit",
  "/user/home/invite?page=1",
  "/user/home/refund?page=1",
  "/user/statement",
  "/user/statement/slips",
  "/user/statement/summary",
  "/user/bonus",
  "/user/spin",
  "/user/contact/chat",
];

const others = ["/user/profile", "/user/profile/edit", "/user/home/withdraw", "/user/home/games/PG"];

/** What a screen says, without the times that pass between two looks. */
async function textOf(browser: PlainBrowser, path: string): Promise<string> {
  const page = await browser.open(path);
  expect([path, page.status]).toEqual([path, 200]);
  return page
    .text("body")
    .replace(/\d\d:\d\d(:\d\d)?/g, "")
    .replace(/\d+ (วินาที|นาที)/g, "");
}

/** What such a screen says of rows that are omitted; "some items" where nothing is named. */
const words: Record<string, string> = {
  "/user/home": t("home:someHidden"),
  "/user/statement/summary": t("statement:summary.someHidden"),
  "/user/contact/chat": t("chat:someHidden"),
};

describe("rows that cannot be read (operator-api.md, Where an answer is unclear)", () => {
  test.each(lists)("are omitted from %s, which says so and shows the others", async (path) => {
    const who = await member();
    const browser = await signedIn(who);
    const said = words[path] ?? t("public:common.someHidden");
    const whole = await textOf(browser, path);
    expect(whole).not.toContain(said);
    const logged = site.logLines.length;
    await sandbox.wire(who, { faultyRows: true });
    const partly = await textOf(browser, path);
    // The slips' dialog stands above the statement, which has rows of its own.
    const times = path === "/user/statement/slips" ? 2 : 1;
    expect(partly.split(said), "once for each list").toHaveLength(times + 1);
    const lines = site.logLines
      .slice(logged)
      .filter((line) => line.includes("operator answered with faults"));
    expect(lines.join("\n")).toMatch(/"field":"\w+\.0\.\w+"/);
    expect(await (await browser.visitor.get(path)).text(), "where they were is the log's").not.toContain(
      "omitted",
    );
  });

  test("are told of in every language, at the end of the statement's file too", async () => {
    const who = await member();
    const browser = await signedIn(who);
    const lastLine = async () => {
      const file = await (await browser.visitor.get("/user/statement/csv")).text();
      return file.trimEnd().split("\r\n").at(-1);
    };
    expect(await lastLine()).toMatch(/^"\d\d\//);
    await sandbox.wire(who, { faultyRows: true });
    const said = new Set<string>();
    for (const locale of brand.config.locales) {
      await browser.visitor.post("/language", { locale, returnTo: "/" });
      const text = brand.texts.t(locale)("public:common.someHidden");
      expect((await browser.open("/user/statement")).text("main")).toContain(text);
      expect(await lastLine()).toBe(textCell(text));
      said.add(text);
    }
    expect(said.size).toBe(brand.config.locales.length);
  });
});

const varieties: [string, Partial<WireVariety>][] = [
  ["empty texts", { emptyTexts: true }],
  ["words in another case", { oddCase: true }],
  ["nulls for empty lists and the balance of a closed game", { nulls: true }],
  ["numbers as a database writes them", { oddNumbers: true }],
  ["plain shapes, with milliseconds left", { plainShapes: true, expireIn: "milliseconds" }],
  ["a time of expiry", { expireIn: "time" }],
  ["ids of 64 bits", { longIds: true }],
];

test.each(varieties)("%s make no difference to any screen", async (_, variety) => {
  const who = await member();
  const browser = await signedIn(who);
  // The first visit to home reads the games again, and says so.
  await browser.open("/user/home");
  const read = async () => {
    const texts: Record<string, string> = {};
    for (const path of [...lists, ...others]) texts[path] = await textOf(browser, path);
    return texts;
  };
  const plain = await read();
  await sandbox.wire(who, variety);
  expect(await read()).toEqual(plain);
});

test.each(varieties)("%s: a code is made, shown as a picture and cancelled", async (_, variety) => {
  const who = await member();
  await sandbox.wire(who, variety);
  const browser = await signedIn(who);
  await browser.open("/user/home/deposit");
  const bankCode = browser.page.value("bankCode");
  await browser.press("do=create", { amount: "100" });
  browser.page.one("dialog img[src^='data:image']");
  expect(browser.page.path.toUpperCase()).toBe(`/user/home/deposit/qr/${bankCode}`.toUpperCase());
  const page = await browser.press("do=cancel");
  expect(page.text()).toContain(t("deposit:qr.cancelled"));
  const [sent] = await sandbox.callsOf(who, "qrcode.create");
  expect(sent?.path).toContain(`/${bankCode}`);
});
