import { expect, test } from "./fixtures";

test("home has a tile for what the brand offers; what it does not has neither tile nor address [2.24]", async ({
  signedIn: page,
  brand: { t, config },
}) => {
  await page.goto("/user/home");
  await expect(page.getByRole("link", { name: t("home:tiles.refund.title") })).toBeVisible();
  const { invite, spin } = config.features;
  const offers = [
    [invite, t("home:tiles.invite.title"), "/user/home/invite?page=1"],
    [spin, t("home:wheel.title"), "/user/spin"],
  ] as const;
  for (const [isOffered, name, path] of offers) {
    await expect(page.getByRole("link", { name })).toHaveCount(isOffered ? 1 : 0);
    expect((await page.request.get(path)).status()).toBe(isOffered ? 200 : 404);
  }
  const refreshAll = page.getByRole("button", { name: t("home:wheel.refreshAll") });
  await expect(refreshAll).toHaveCount(spin ? 0 : 1);
});
