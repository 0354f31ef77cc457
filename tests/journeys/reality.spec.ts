import { expect, test } from "./fixtures";
import { signInEarlier } from "./reality";
import { awaitScript } from "./screens";

for (const form of ["transfer", "withdraw"] as const) {
  test(`never over the form of a ${form} in use: it waits until the form is left`, async ({
    page,
    house,
    member,
    brand: { t, config },
  }) => {
    await signInEarlier(house, page.context(), member, config.saferPlay.reminderMinutes + 5);
    await page.clock.install();
    await page.goto(`/user/home/${form}`);
    await awaitScript(page);
    await page.locator("dialog input[name=amount]").fill("20");
    await page.clock.runFor(30_000);
    await expect(page).toHaveURL(`/user/home/${form}`);
    await expect(page.locator("dialog input[name=amount]")).toHaveValue("20");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/user/home");
    await page.clock.runFor(6_000);
    await expect(page.getByRole("dialog").getByText(t("reality:net"))).toBeVisible();
  });
}

test("one of two tabs shows it, the other one does not", async ({
  page,
  house,
  member,
  brand: { config },
}) => {
  const context = page.context();
  await signInEarlier(house, context, member, config.saferPlay.reminderMinutes + 5);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.clock.install();
    await tab.goto("/user/profile");
    await awaitScript(tab);
  }
  const shown = async () =>
    (await page.getByRole("dialog").count()) + (await other.getByRole("dialog").count());
  // The clock belongs to the browser, so both tabs ask at the same time.
  await page.clock.runFor(6_000);
  await expect.poll(shown).toBe(1);
  await page.clock.runFor(120_000);
  expect(await shown()).toBe(1);
});

test("without script a line on home leads to it, and logging out is as near as going on", async ({
  noScript: page,
  house,
  member,
  brand: { t, config },
}) => {
  await signInEarlier(house, page.context(), member, 10);
  await page.goto("/user/home");
  await expect(page.getByRole("button", { name: t("reality:show") })).toHaveCount(0);
  await page.context().clearCookies();
  await signInEarlier(house, page.context(), member, config.saferPlay.reminderMinutes + 65);
  await page.goto("/user/home");
  await page.getByRole("button", { name: t("reality:show") }).click();
  await expect(page).toHaveURL("/user/home?dialog=reality");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("reality:time"))).toBeVisible();
  await dialog.getByRole("link", { name: t("reality:continue") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("button", { name: t("reality:show") })).toHaveCount(0);
  await page.goto("/user/home?dialog=reality");
  await dialog.getByRole("button", { name: t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
});
