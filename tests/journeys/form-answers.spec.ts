import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";
import { colour, expectFourSeconds, toastOf } from "./toast";

test("what cannot be done any more is said by a red toast for 4 s, over the page that it led to [8.02 9.21]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  await page.clock.install();
  await page.goto("/user/profile/bank-name");
  await awaitScript(page);
  const { username, password } = member;
  const { body } = await sandbox.call("account.login", { username, password });
  const { token } = body as { token: string };
  await sandbox.call("account.updateBankAccountName", { bankCode: "KTB", bankAccountName: "A B" }, { token });
  await page.locator("dialog input[name=bankAccountName]").fill("OTHER NAME");
  expect(brand.config.delays.toastMs).toBe(4_000);
  await expectFourSeconds(page, async () => {
    await page.getByRole("button", { name: brand.t("profile:save") }).click();
    await expect(page).toHaveURL("/user/profile");
    await expect(toastOf(page)).toHaveText(brand.t("profile:bankNameFixed"));
    await expect(toastOf(page)).toHaveCSS("color", await colour(page, "negative"));
  });
});

test("progress is shown once a page has been on its way for 200 ms, and goes with its coming [9.21]", async ({
  signedIn: page,
  brand,
}) => {
  expect(brand.config.delays.loaderMs).toBe(200);
  await page.clock.install();
  await page.goto("/user/profile");
  await awaitScript(page);
  const letGo = await hold(page, "**/user/statement.data*");
  const asked = page.waitForRequest("**/user/statement.data*");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const tab = page.getByRole("link", { name: brand.t("member:frame.statement") });
  await tab.click();
  await asked;
  // The router asks before React has drawn that it does; the wait counts from there.
  await expect(tab).toHaveAttribute("aria-current", "page");
  const bar = page.getByRole("progressbar", { name: brand.t("public:common.loading") });
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await letGo();
  await page.clock.resume();
  await expect(page).toHaveURL("/user/statement");
  await expect(bar).toHaveCount(0);
});
