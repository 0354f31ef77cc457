import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { entriesOf } from "./statement-screen";
import { order } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("a screen that cannot come without a connection says so, without a reference, and comes when it is back", async ({
  signedIn: page,
  brand: { t },
}) => {
  const menu = page.getByRole("navigation", { name: t("public:nav.label") });
  await page.goto("/user/statement");
  await awaitScript(page);
  await menu.getByRole("link", { name: t("member:frame.profile") }).click();
  await expect(page).toHaveURL("/user/profile");
  await page.evaluate(() => document.documentElement.setAttribute("data-same", "document"));
  await page.context().setOffline(true);
  // Taps on links are held back then, but nothing holds back the phone's own Back.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("public:offline.heading"));
  await expect(page.getByText(t("public:error.reference"))).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("public:common.retry") })).toBeVisible();
  await page.context().setOffline(false);
  await expect(entriesOf(page).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same", "document");
});

for (const way of ["at once", "after the phone was offline"] as const) {
  test(`a form that moves money and gets no answer is sent again as it was, ${way}, and leads to what became of it`, async ({
    signedIn: page,
    context,
    member,
    sandbox,
    brand,
  }) => {
    const { t } = brand;
    const screen = new TransferScreen(page, brand);
    await screen.open();
    await awaitScript(page);
    await screen.fill(order);
    await page.route("**/user/home/transfer*.data*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch({ maxRedirects: 0 });
      if (way !== "at once") await context.setOffline(true);
      await route.abort();
    });
    await screen.submit.click();
    const told = page.getByRole("heading", { level: 1, name: t("public:error.unansweredHeading") });
    await expect(told).toBeInViewport();
    await page.unroute("**/user/home/transfer*.data*");
    if (way !== "at once") {
      await context.setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      await expect(told, "no form takes its place").toBeVisible();
    }
    await page.getByRole("button", { name: t("public:common.retry") }).click();
    await expectOutcome(page, brand, "done");
    expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
    expect((await sandbox.balances(member)).wallet).toBe(990);
  });
}

test("of a dialog it is in sight on a phone, not at the end of the screen below", async ({
  signedIn: page,
  member,
  sandbox,
  brand: { t },
}) => {
  await page.goto("/user/home/deposit");
  await awaitScript(page);
  await sandbox.fault(member, { endpoint: "lookup.deposit", kind: "status", status: 500 });
  const first = page.locator("dialog details[open]");
  await first.locator("input[name=amount]").fill("500");
  await first.locator("button[value=create]").click();
  await expect(page).toHaveURL(/\/qr\/\w+$/);
  const heading = page.getByRole("heading", { level: 1, name: t("public:error.operatorHeading") });
  await expect(heading).toBeInViewport();
  await expect(page.getByRole("link", { name: t("public:common.retry") })).toBeInViewport();
});
