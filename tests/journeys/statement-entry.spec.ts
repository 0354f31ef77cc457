import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { entriesOf, wireEntry } from "./statement-screen";

const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

test("printed, it is the record alone: brand, facts and reference, no frame and no buttons", async ({
  page,
  signIn,
  sandbox,
  brand: { t, config },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 3 }));
  await page.goto("/user/statement");
  await entriesOf(page).first().getByRole("link").click();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  await expect(page.getByRole("button", { name: t("statement:entry.print") })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("button", { name: t("statement:entry.print") })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: t("statement:entry.print") })).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("main").getByText(config.name[config.defaultLocale])).toBeVisible();
  await expect(page.getByText(REFERENCE)).toBeVisible();
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
