import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";
import { cookieHeader } from "./session";
import { wireEntry } from "./statement-screen";

const CSV = "/user/statement/csv";

test("the file holds the whole period for a spreadsheet: named, unkept, marked as UTF-8, an entry a line", async ({
  page,
  signIn,
  sandbox,
  brand: { t, config },
}) => {
  const member = await sandbox.make({ statements: 230 });
  await signIn(page.context(), member);
  await page.goto("/user/statement");
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: t("statement:csv.download") })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${config.id}-statement-until-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  );
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString("utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(231);
  expect(lines[0]).toContain(t("statement:csv.amount"));
  const calls = await sandbox.callsOf(member, "statement.list");
  expect(calls.slice(1).map(({ body }) => body)).toEqual(
    [1, 2, 3].map((number) => ({ page: number, limit: 100 })),
  );
  const answer = await page.request.get(`${CSV}?type=deposit&from=2001-01-01`);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const found = (await answer.text()).trimEnd().split("\r\n").slice(1);
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) expect(line).toContain(`"${t("statement:activity.deposit")}"`);
});

test("nothing that somebody wrote becomes a formula", async ({ page, signIn, sandbox }) => {
  const member = await sandbox.make({});
  const words = ["=1+1", "+1", "-1", "@a", "\tb", "\rc"];
  const statements = words.map((word) => wireEntry({ from: word, to: `x",=${word}` }));
  await sandbox.fault(member, {
    endpoint: "statement.list",
    kind: "status",
    status: 200,
    body: { total: words.length, statements },
  });
  await signIn(page.context(), member);
  const text = await (await page.request.get(CSV)).text();
  for (const word of words) expect(text).toContain(`"'${word}","x"",=${word}"`);
});

test("a guest gets no file, and after signing in the list, not a download", async ({
  page,
  sandbox,
  brand: { t },
}) => {
  const member = await sandbox.make({ statements: 3 });
  await page.goto(`${CSV}?type=deposit`);
  await expect(page).toHaveURL("/login");
  await page.getByLabel(t("public:login.username")).fill(member.username);
  await page.getByLabel(t("public:login.password"), { exact: true }).fill(member.password);
  await page.getByRole("button", { name: t("public:login.submit") }).click();
  await expect(page).toHaveURL("/user/statement?type=deposit");
});

test("a file that cannot be begun is a sentence on the statement; one that breaks off is no whole file", async ({
  page,
  house,
  signIn,
  sandbox,
  brand: { t },
}) => {
  const member = await sandbox.make({ statements: 300 });
  await signIn(page.context(), member);
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 500, times: 1 });
  await page.goto(CSV);
  await expect(page).toHaveURL("/user/statement?csv=failed");
  await expect(page.getByRole("alert")).toHaveText(t("statement:csv.failed"));
  // Lets the first page of the history through and no other.
  await sandbox.fault(member, { endpoint: "statement.list", kind: "delay", delayMs: 1, times: 1 });
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 500 });
  const cookie = await cookieHeader(page.context());
  const answer = await fetch(house.url + CSV, { headers: { cookie, "accept-encoding": "identity" } });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("terminated");
});
