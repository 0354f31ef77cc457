import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { entriesOf, wireEntry } from "./statement-screen";

const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

test("an entry has a page of its own with a reference, which stays when newer entries come", async ({
  noScript: page,
  signIn,
  sandbox,
  brand: { t, money },
}) => {
  const member = await sandbox.make({ statements: 25, walletAmount: money(500) });
  await signIn(page.context(), member);
  await page.goto("/user/statement?page=2");
  const row = entriesOf(page).nth(3);
  const time = await row.locator("time").textContent();
  await row.getByRole("link").click();
  const reference = page.getByText(REFERENCE);
  const said = await reference.textContent();
  await expect(page.locator("time")).toHaveText(time ?? "");
  expect(page.url()).toContain(`/user/statement/entry/${said}`);
  const { username, password } = member;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  for (let count = 0; count < 7; count++) await sandbox.call("wallet.add", { amount: money(1) }, { token });
  await page.reload();
  await expect(reference).toHaveText(said ?? "");
  await page.getByRole("link", { name: t("statement:summary.back") }).click();
  await expect(page).toHaveURL("/user/statement?page=2");
});

test("printed, it is the record alone: brand, facts and reference, no frame and no buttons", async ({
  page,
  signIn,
  sandbox,
  brand: { t, config },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 3 }));
  await page.goto("/user/statement");
  await entriesOf(page).first().getByRole("link").click();
  await expect(page.getByRole("button", { name: t("statement:entry.print") })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: t("statement:entry.print") })).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("main").getByText(config.name[config.defaultLocale])).toBeVisible();
  await expect(page.getByText(REFERENCE)).toBeVisible();
});

test("a reference of nobody's, or of another member, is a calm page", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 3 }));
  await page.goto("/user/statement");
  const path = await entriesOf(page).first().getByRole("link").getAttribute("href");
  await signIn(page.context(), await sandbox.make({ statements: 0 }));
  for (const address of [
    path ?? "",
    "/user/statement/entry/nonsense",
    "/user/statement/entry/AAAA-BBBB-CCCC",
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(t("public:notFound.heading"))).toBeVisible();
  }
});

test("what is on its way is followed until it is done, while the page is looked at", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  const member = await sandbox.make({});
  const say = (status: string, createdAt: string) =>
    sandbox.fault(member, {
      endpoint: "statement.list",
      kind: "status",
      status: 200,
      body: { total: 1, statements: [wireEntry({ status, createdAt })] },
    });
  const createdAt = new Date().toISOString();
  await say("PENDING", createdAt);
  await signIn(page.context(), member);
  await page.clock.install();
  await page.goto("/user/statement");
  await awaitScript(page);
  await expect(entriesOf(page).first()).toContainText(t("statement:status.progress"));
  await sandbox.heal(member);
  await say("SUCCESS", createdAt);
  await page.clock.runFor(16_000);
  await expect(entriesOf(page).first()).toContainText(t("statement:status.success"));
  const calls = (await sandbox.callsOf(member, "statement.list")).length;
  await page.clock.runFor(60_000);
  expect(await sandbox.callsOf(member, "statement.list")).toHaveLength(calls);
});
