import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { SESSION_COOKIE } from "./session";

test("a session that ends on a form leads back to it after signing in, with what was typed and nothing sent [4.07]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  const name = page.getByRole("dialog").getByLabel(brand.t("profile:name"), { exact: true });
  await name.fill("ร่าง ที่ ไม่หาย");
  await sandbox.revoke(member);
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page).toHaveURL("/login");
  const left = (await page.context().cookies()).find(({ name: cookie }) => cookie === "return-to");
  expect(left).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  await page.getByLabel(brand.t("public:login.username")).fill(member.username);
  await page.getByLabel(brand.t("public:login.password")).fill(member.password);
  await page.getByRole("button", { name: brand.t("public:login.submit") }).click();
  await expect(page).toHaveURL("/user/profile/edit");
  await expect(name).toHaveValue("ร่าง ที่ ไม่หาย");
  const calls = await sandbox.callsOf(member, "account.updateProfile");
  expect(calls.filter(({ executed }) => executed)).toHaveLength(0);

  expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).not.toContain("return-to");
  await page.reload();
  await expect(name).toHaveValue(member.name);
});

test("it works without script, keeps no password, and the amount of a transfer stays [4.07]", async ({
  noScript: page,
  signIn,
  member,
  sandbox,
  brand,
}) => {
  const signInAgain = async () => {
    await page.getByLabel(brand.t("public:login.username")).fill(member.username);
    await page.getByLabel(brand.t("public:login.password")).fill(member.password);
    await page.getByRole("button", { name: brand.t("public:login.submit") }).click();
  };
  await signIn(page.context(), member);
  await page.goto("/user/profile/password");
  for (const field of ["oldPassword", "newPassword", "confirmPassword"]) {
    await page.locator(`input[name=${field}]`).fill("canary-secret");
  }
  await sandbox.revoke(member);
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page).toHaveURL("/login");
  await signInAgain();
  await expect(page).toHaveURL("/user/profile/password");
  await page.waitForLoadState("load");
  await expect(page.locator("input[name=confirmPassword]")).toHaveValue("");
  expect(await page.content()).not.toContain("canary-secret");

  await page.goto("/user/home/transfer");
  await page.locator("input[name=from][value=wallet]").check({ force: true });
  await page.locator("input[name=to][value=PG]").check({ force: true });
  const amount = String(brand.money(12.5));
  await page.locator("input[name=amount]").fill(amount);
  await sandbox.revoke(member);
  await page.locator("dialog button[type=submit]").last().click();
  await expect(page).toHaveURL("/login");
  await signInAgain();
  await expect(page).toHaveURL("/user/home/transfer");
  await expect(page.locator("input[name=amount]")).toHaveValue(amount);
  await expect(page.locator("input[name=to][value=PG]")).toBeChecked();
  expect((await sandbox.balances(member)).wallet).toBe(brand.money(1_000));
});

test("a draft is shown to nobody else, and logging out leaves none", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  await page.locator("input[name=name]").fill("ร่าง ของ ฉัน");
  await sandbox.revoke(member);
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page).toHaveURL("/login");
  const other = await sandbox.make({});
  await page.getByLabel(brand.t("public:login.username")).fill(other.username);
  await page.getByLabel(brand.t("public:login.password")).fill(other.password);
  await page.getByRole("button", { name: brand.t("public:login.submit") }).click();
  await expect(page).toHaveURL("/user/home");
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  await expect(page.locator("input[name=name]")).not.toHaveValue("ร่าง ของ ฉัน");
  await page.goto("/user/home");
  await page.getByRole("button", { name: brand.t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("return-to");
});

test("a guest who opens a member's screen is led there after signing in", async ({ page, member, brand }) => {
  await page.goto("/user/contact");
  await expect(page).toHaveURL("/login");
  await page.getByLabel(brand.t("public:login.username")).fill(member.username);
  await page.getByLabel(brand.t("public:login.password")).fill(member.password);
  await page.getByRole("button", { name: brand.t("public:login.submit") }).click();
  await expect(page).toHaveURL("/user/contact");
});

test("other tabs notice that the member has logged out, and nothing is stored for that [4.05 4.06]", async ({
  signedIn: page,
  member,
  brand,
}) => {
  const other = await page.context().newPage();
  await other.goto("/user/profile");
  await awaitScript(other);
  await expect(other.getByText(member.username, { exact: true })).toBeVisible();
  await page.goto("/user/home");
  await page.getByRole("button", { name: brand.t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await expect(other.getByText(member.username, { exact: true })).toHaveCount(0);
  expect(
    await other.evaluate(() => [
      localStorage.length,
      Object.keys(sessionStorage).filter((key) => !/scroll|positions/i.test(key)),
    ]),
  ).toEqual([0, []]);
});

test("a personal page that the browser kept is asked for anew when Back shows it", async ({
  signedIn: page,
  member,
}) => {
  await page.goto("/user/profile");
  await awaitScript(page);
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(member.username, { exact: true })).toHaveCount(0);
});
