import { expect, test } from "./fixtures";

test("a member signs in with phone and password and sees the wallet [2.09]", async ({
  page,
  member,
  brand,
}) => {
  const { t } = brand;
  await page.goto("/login");
  await page.getByLabel(t("public:login.username")).fill(member.username);
  await page.getByLabel(t("public:login.password")).fill(member.password);
  await page.getByRole("button", { name: t("public:login.submit") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByText(brand.priced(brand.money(1_300.5)))).toBeVisible();
});
