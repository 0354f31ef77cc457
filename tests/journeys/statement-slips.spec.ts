import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

test("the slips open over the statement and close onto it; a statement that fails leaves them alone [2.65]", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  const member = await sandbox.make({ statements: 25 });
  await signIn(page.context(), member);
  const heading = page.locator("h1", { hasText: t("statement:title") });
  await page.goto("/user/statement?page=2");
  await awaitScript(page);
  await page
    .getByRole("link", { name: t("statement:slipsShort") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(heading).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/statement");
  const lists = (await sandbox.callsOf(member, "statement.list")).map(({ body }) => body);
  expect(lists).toMatchObject([{ page: 2 }, { page: 1 }]);
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 500 });
  await page.goto("/user/statement/slips?page=2");
  await expect(page.getByRole("dialog")).toContainText(t("slip:slips.empty"));
  await expect(heading).toBeAttached();
});
