import { expect, test } from "./fixtures";
import { entriesOf } from "./statement-screen";

test("pages of ten are plain links: forward, back, and none beyond the last [2.64 9.18]", async ({
  noScript: page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 25 }));
  await page.goto("/user/statement");
  const rows = entriesOf(page);
  await expect(rows).toHaveCount(10);
  await expect(page.getByText(t("pages.pageOf", { page: 1, pageCount: 3 }))).toBeVisible();
  await page.getByRole("link", { name: t("pages.next") }).click();
  await page.getByRole("link", { name: t("pages.next") }).click();
  await expect(page).toHaveURL(/page=3$/);
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole("link", { name: t("pages.next") })).toHaveCount(0);
  await page.getByRole("link", { name: t("pages.previous") }).click();
  await expect(page.getByText(t("pages.pageOf", { page: 2, pageCount: 3 }))).toBeVisible();
  await page.goto("/user/statement?page=nonsense");
  await expect(page.getByText(t("pages.pageOf", { page: 1, pageCount: 3 }))).toBeVisible();
});

test("an address beyond the last page leads to the last one; only an empty statement says that it is empty", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 25 }));
  await page.goto("/user/statement?page=999");
  await expect(page).toHaveURL("/user/statement?page=3");
  await expect(entriesOf(page)).toHaveCount(5);
  await signIn(page.context(), await sandbox.make({ statements: 0 }));
  await page.goto("/user/statement?page=999");
  await expect(page).toHaveURL("/user/statement");
  await expect(page.getByText(t("statement:empty"))).toBeVisible();
  // Somebody without entries may have sent a slip that was refused.
  await page.getByRole("link", { name: t("statement:slips") }).click();
  await expect(page).toHaveURL("/user/statement/slips");
});

test("an operator that does not count its entries is asked for the first page in place of one beyond the last", async ({
  page,
  signIn,
  sandbox,
}) => {
  const member = await sandbox.make({ statements: 5 });
  await sandbox.wire(member, { bareLists: true });
  await signIn(page.context(), member);
  await page.goto("/user/statement?page=999");
  await expect(page).toHaveURL("/user/statement");
  await expect(entriesOf(page)).toHaveCount(5);
});

test("a page costs the same with 10,000 rows as with 100: one call for ten rows, the same bytes", async ({
  page,
  signIn,
  sandbox,
}) => {
  const bytes: number[] = [];
  for (const statements of [100, 10_000]) {
    const member = await sandbox.make({ statements });
    await signIn(page.context(), member);
    const answer = await page.request.get("/user/statement?page=7");
    bytes.push((await answer.body()).length);
    const calls = await sandbox.callsOf(member, "statement.list");
    expect(calls.map(({ body }) => body)).toEqual([{ page: 7, limit: 10 }]);
  }
  const [few = 0, many = 0] = bytes;
  expect(many / few).toBeGreaterThan(0.95);
  expect(many / few).toBeLessThan(1.05);
});

test("a statement that the operator cannot give leaves a calm page with a reference and a way to try again", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  const member = await sandbox.make({ statements: 13 });
  await signIn(page.context(), member);
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 500, times: 1 });
  const answer = await page.goto("/user/statement?page=2");
  expect(answer?.status()).toBe(502);
  await expect(page.getByRole("heading", { name: t("error.operatorHeading") })).toBeVisible();
  await expect(page.getByText(t("error.reference"))).toBeVisible();
  await page.getByRole("link", { name: t("common.retry") }).click();
  await expect(page).toHaveURL("/user/statement?page=2");
  await expect(entriesOf(page)).toHaveCount(3);
});
