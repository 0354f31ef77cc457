import { expect, test } from "./fixtures";

test("how-to is in the menu and at its address where the brand has it, and at neither where it has not", async ({
  page,
  brand: { t, config },
}) => {
  const { howto } = config.features;
  await page.goto("/login");
  const menu = page.getByRole("navigation", { name: t("public:nav.label") });
  await expect(menu.getByRole("link", { name: t("public:nav.contact") })).toBeVisible();
  await expect(menu.getByRole("link", { name: t("public:nav.howto") })).toHaveCount(howto ? 1 : 0);
  for (const path of ["/howto", "/howto/wallet"]) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, howto ? 200 : 404]);
  }
});
