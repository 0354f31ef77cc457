import { describe, expect, test } from "vitest";
import { agreementHash } from "~/lookups/legal-texts.server";
import type { PlainBrowser } from "../support/plain-browser";
import { ownPages, pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;

const MENU = `nav[aria-label="${t("public:nav.label")}"]`;
const entriesOf = ({ page }: PlainBrowser) =>
  page.all("main tbody tr").filter((row) => row.querySelector("time"));

test("the member's menu has profile, conditions, home, statement and contact [2.18]", async () => {
  const page = await (await signedIn()).open("/user/profile");
  const links = page.all(`${MENU} a`).map((link) => [link.textContent?.trim(), link.getAttribute("href")]);
  expect(links).toEqual([
    [t("member:frame.profile"), "/user/profile"],
    [t("member:frame.conditions"), "/user/profile?dialog=conditions"],
    [t("member:frame.home"), "/user/home"],
    [t("member:frame.statement"), "/user/statement"],
    [t("member:frame.contact"), "/user/contact"],
  ]);
});

test("without script the conditions are there at once, over any screen of members [2.19 3.16 7.05]", async () => {
  const { conditions } = (await sandbox.call("lookup.conditions")).body as { conditions: string[] };
  const browser = await signedIn(await sandbox.make({ statements: 25 }));
  for (const path of ["/user/home", "/user/profile", "/user/contact", "/user/statement?page=3"]) {
    await browser.open(path);
    const rows = entriesOf(browser).length;
    const open = await browser.follow(t("member:frame.conditions"));
    expect(open.path).toBe(`${path}${path.includes("?") ? "&" : "?"}dialog=conditions`);
    expect(open.all("dialog[open] li h3")).toHaveLength(conditions.length);
    for (const html of conditions) expect(open.text("dialog[open]")).toContain(html.replace(/<[^>]*>/g, ""));
    expect(entriesOf(browser), "what is beneath").toHaveLength(rows);
    expect((await browser.follow(t("public:common.close"))).path).toBe(path);
    expect(entriesOf(browser)).toHaveLength(path.includes("statement") ? 5 : rows);
  }
});

/** The link to the agreements on home, as long as they are to be read. */
const linesOf = ({ page }: PlainBrowser) =>
  page.all("main a").filter((link) => link.textContent?.includes(t("home:agreements.read")));

test("the agreements are read and accepted without script, from a line on home; a changed text asks again [2.29]", async () => {
  const browser = await signedIn();
  await browser.open("/user/home");
  await browser.follow(t("home:agreements.read"));
  expect((await browser.press(t("home:agreements.accept"))).path).toBe("/user/home");
  const { agreements } = (await sandbox.call("lookup.agreements")).body as { agreements: string[] };
  expect(browser.visitor.cookie("remember-agreement")).toMatch(
    new RegExp(`^${agreementHash(agreements)}\\.\\d{4}-\\d\\d-\\d\\d$`),
  );
  expect(linesOf(browser)).toEqual([]);

  const other = await signedIn(await member());
  other.visitor.remember("remember-agreement", `${agreementHash(["an earlier text"])}.2025-01-31`);
  await other.open("/user/home");
  expect(linesOf(other)).toHaveLength(1);
});

// With services of their own, because the app keeps what it has looked up.
describe("an operator that says nothing", () => {
  const { sandbox, member, signedIn } = ownPages();

  test("of agreements is silent on home, which has everything else; their own address says that they cannot be shown [8.05]", async () => {
    await sandbox.control("POST", "/faults", { endpoint: "lookup.agreements", kind: "status", status: 500 });
    const who = await member();
    const browser = await signedIn(who);
    const home = await browser.open("/user/home");
    expect(home.text("h1")).toContain(who.name);
    expect(home.text("main")).toContain(brand.priced(1_000));
    expect(home.all("[role=alert], [role=alertdialog], [data-tone], dialog")).toEqual([]);
    expect(linesOf(browser)).toEqual([]);
    const page = await browser.open("/user/home/agreements");
    expect([page.status, page.text("h1")]).toEqual([502, t("public:error.operatorHeading")]);
    await sandbox.control("DELETE", "/faults");
    await browser.open("/user/home");
    expect(linesOf(browser)).toHaveLength(1);
  });
});

describe("an operator", () => {
  const own = ownPages();
  const answers = (endpoint: string, status: number, body: object = {}) =>
    own.sandbox.control("POST", "/faults", { endpoint, kind: "status", status, body });

  test("without any agreement gets no line on home [2.29]", async () => {
    await answers("lookup.agreements", 200, { agreements: [] });
    const who = await own.member();
    const browser = await own.signedIn(who);
    expect((await browser.open("/user/home")).text("h1")).toContain(who.name);
    expect(linesOf(browser)).toEqual([]);
  });

  test("whose conditions do not come can be asked for them again", async () => {
    const browser = await own.signedIn(await own.sandbox.make({ statements: 25 }));
    await answers("lookup.conditions", 500);
    const path = "/user/statement?page=2&dialog=conditions";
    expect((await browser.open(path)).text("dialog")).toContain(t("member:conditions.failed"));
    await own.sandbox.control("DELETE", "/faults");
    const page = await browser.follow(t("public:common.retry"));
    expect(page.path).toBe(path);
    expect(page.all("dialog li h3")).not.toEqual([]);
  });
});
