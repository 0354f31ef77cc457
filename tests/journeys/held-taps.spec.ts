import { expect, test } from "./fixtures";
import { fillIn, submit } from "./login-screen";
import { awaitScript } from "./screens";

test("without a connection no tap leaves the screen: the notice says why, and money is off", async ({
  signedIn: page,
  brand: { t },
  axe,
}) => {
  const notice = page.locator("main").getByText(t("public:offline.text"));
  const deposit = page.getByRole("link", { name: t("home:deposit") });
  await page.goto("/user/home");
  await awaitScript(page);
  await expect(page.getByText(t("home:updating"))).toBeHidden();
  await page.context().setOffline(true);
  await expect(notice).toBeInViewport();
  for (const name of [t("home:deposit"), t("home:withdraw"), t("home:transfer")]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("aria-disabled", "true");
  }
  await axe(page);
  await deposit.click({ force: true });
  await page
    .getByRole("link", { name: t("member:frame.statement"), exact: true })
    .first()
    .click();
  await page.getByRole("button", { name: t("member:frame.logout") }).click();
  await page
    .getByRole("link", { name: t("member:frame.contact"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("heading", { name: t("public:offline.heading") })).toHaveCount(0);
  await page.mouse.wheel(0, 2_000);
  await expect(notice).toBeInViewport();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await deposit.click();
  await expect(page).toHaveURL("/user/home/deposit");
});

test("in a dialog too: it can be closed, and what is typed in its form stays", async ({
  signedIn: page,
  brand: { t },
}) => {
  await page.goto("/user/profile");
  await awaitScript(page);
  await page
    .getByRole("link", { name: t("profile:changePassword") })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const fields = dialog.locator("input[type=password]");
  await expect(fields).toHaveCount(3);
  for (const field of await fields.all()) await field.fill("a secret");
  const leaveOther = async () => {
    await fields.last().fill("another");
    await fields.first().focus();
    await expect(fields.last()).toHaveAttribute("aria-invalid", "true");
  };
  // The form's rules have come by then.
  await leaveOther();
  await fields.last().fill("a secret");
  await expect(fields.last()).not.toHaveAttribute("aria-invalid", "true");
  await page.context().setOffline(true);
  // What is judged on the spot sends nothing.
  await leaveOther();
  await expect(dialog.getByText(t("public:offline.text"))).toHaveCount(0);
  await fields.last().fill("a secret");
  await dialog.locator("button[type=submit]").click();
  await expect(dialog.getByText(t("public:offline.text"))).toBeVisible();
  await expect(fields.first()).toHaveValue("a secret");
  await dialog.getByRole("link", { name: t("public:common.close") }).click();
  await expect(page).toHaveURL("/user/profile");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("profile:title"));
});

test("a login that is sent without a connection keeps what was typed", async ({ page, brand, member }) => {
  const password = page.getByLabel(brand.t("public:login.password"), { exact: true });
  await page.goto("/login");
  await awaitScript(page);
  await fillIn(page, brand, member);
  await page.context().setOffline(true);
  await submit(page, brand);
  await expect(page.getByText(brand.t("public:offline.text"))).toBeVisible();
  await expect(password).toHaveValue(member.password);
  await page.context().setOffline(false);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
});

test("a browser that says it is offline but is not holds nothing back once the site has answered", async ({
  page,
  brand,
  member,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.goto("/login");
  await awaitScript(page);
  const notice = page.getByText(brand.t("public:offline.text"));
  await expect(notice).toBeVisible();
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL("/login");
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
});
