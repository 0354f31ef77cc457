import { expect, test } from "vitest";
import { wireEntry } from "../journeys/statement-screen";
import { pages } from "./pages";
import { rowsOf } from "./statement";

const { brand, sandbox, guest, signedIn } = pages();
const { t, money, config } = brand;

const STATEMENT = "/user/statement";
const CSV = "/user/statement/csv";
const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

async function reader(wanted: object) {
  const who = await sandbox.make(wanted);
  return { who, browser: await signedIn(who) };
}

/** The lines of a file for a spreadsheet, without its first. */
const linesOf = (text: string) => text.trimEnd().split("\r\n").slice(1);

test("an entry has a page of its own with a reference, which stays when newer entries come", async () => {
  const { who, browser } = await reader({ statements: 25, walletAmount: money(500) });
  const row = rowsOf(await browser.open(`${STATEMENT}?page=2`))[3];
  const entry = await browser.open(row?.querySelector("a")?.getAttribute("href") ?? "");
  const [reference = ""] = REFERENCE.exec(entry.text("main")) ?? [];
  expect(entry.path).toContain(`/user/statement/entry/${reference}`);
  expect(reference).not.toBe("");
  expect(entry.text("main time")).toBe(row?.querySelector("time")?.textContent);
  const { username, password } = who;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  for (let count = 0; count < 7; count++) await sandbox.call("wallet.add", { amount: money(1) }, { token });
  const later = await browser.open(entry.path);
  expect(later.text("main")).toContain(reference);
  expect(later.text("main time")).toBe(entry.text("main time"));
  expect((await browser.follow(t("statement:summary.back"))).path).toBe(`${STATEMENT}?page=2`);
});

test("a reference of nobody's, or of another member, is a calm page", async () => {
  const owner = await reader({ statements: 3 });
  const [row] = rowsOf(await owner.browser.open(STATEMENT));
  const { browser } = await reader({ statements: 0 });
  const theirs = row?.querySelector("a")?.getAttribute("href") ?? "";
  for (const path of [theirs, "/user/statement/entry/nonsense", "/user/statement/entry/AAAA-BBBB-CCCC"]) {
    const page = await browser.open(path);
    expect([page.path, page.status]).toEqual([path, 404]);
    expect(page.text()).toContain(t("public:notFound.heading"));
  }
  expect((await owner.browser.open(theirs)).status).toBe(200);
});

test("the file holds the whole period for a spreadsheet: named, unkept, marked as UTF-8, an entry a line", async () => {
  const { who, browser } = await reader({ statements: 230 });
  const page = await browser.open(STATEMENT);
  const answer = await browser.visitor.get(page.link(t("statement:csv.download")));
  const name = `${config.id}-statement-until-\\d{4}-\\d\\d-\\d\\d\\.csv`;
  expect(answer.headers.get("content-disposition")).toMatch(new RegExp(`^attachment; filename="${name}"$`));
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString("utf8");
  expect(linesOf(text)).toHaveLength(230);
  expect(text.split("\r\n")[0]).toContain(t("statement:csv.amount"));
  const calls = await sandbox.callsOf(who, "statement.list");
  expect(calls.slice(1).map(({ body }) => body)).toEqual(
    [1, 2, 3].map((number) => ({ page: number, limit: 100 })),
  );
  const some = await browser.visitor.get(`${CSV}?type=deposit&from=2001-01-01`);
  const found = linesOf(await some.text());
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) expect(line).toContain(`"${t("statement:activity.deposit")}"`);
});

test("nothing that somebody wrote becomes a formula", async () => {
  const { who, browser } = await reader({});
  const words = ["=1+1", "+1", "-1", "@a", "\tb", "\rc"];
  const statements = words.map((word) => wireEntry({ from: word, to: `x",=${word}` }));
  const body = { total: words.length, statements };
  await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 200, body });
  const text = await (await browser.visitor.get(CSV)).text();
  for (const word of words) expect(text).toContain(`"'${word}","x"",=${word}"`);
});

test("a guest gets no file, and after signing in the list, not a download", async () => {
  const who = await sandbox.make({ statements: 3 });
  const browser = guest();
  expect((await browser.open(`${CSV}?type=deposit`)).path).toBe("/login");
  const { username, password } = who;
  const page = await browser.press(t("public:login.submit"), { username, password });
  expect(page.path).toBe(`${STATEMENT}?type=deposit`);
});

test("a file that cannot be begun is a sentence on the statement; one that breaks off is no whole file", async () => {
  const { who, browser } = await reader({ statements: 300 });
  await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 500, times: 1 });
  const page = await browser.open(CSV);
  expect(page.path).toBe(`${STATEMENT}?csv=failed`);
  expect(page.text("[role=alert]")).toBe(t("statement:csv.failed"));
  // Lets the first page of the history through and no other.
  await sandbox.fault(who, { endpoint: "statement.list", kind: "delay", delayMs: 1, times: 1 });
  await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 500 });
  const answer = await browser.visitor.get(CSV, { "accept-encoding": "identity" });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("terminated");
});
