import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { signInEarlier } from "./reality";
import { awaitScript } from "./screens";

/** A little more than the interval at which the reminder checks the clock. */
const SOON = { timeout: 20_000 };

const dialogOf = (page: Page) => page.getByRole("dialog");

test("after the brand's minutes it says the time signed in and the change since, without deposits and withdrawals", async ({
  page,
  house,
  sandbox,
  member,
  brand,
}) => {
  const { t, config, money, priced } = brand;
  await signInEarlier(house, page.context(), member, config.saferPlay.reminderMinutes + 7);
  await page.clock.install();
  await page.goto("/user/home");
  await awaitScript(page);
  await expect(page.getByText(t("home:updating"))).toBeHidden();
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  const { username, password } = member;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  await sandbox.call("wallet.add", { amount: money(100) }, { token });
  await sandbox.play(member, "JOKER", -money(40));
  await page.clock.runFor(6_000);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(`\u2212${priced(money(40))}`);
  await expect(dialog).toContainText(
    t("reality:minutes", { minutes: (config.saferPlay.reminderMinutes + 7) % 60 }),
  );
  await dialog.getByRole("link", { name: t("reality:history") }).click();
  await expect(page).toHaveURL("/user/statement");
  await expect(dialog).toHaveCount(0);
});

test("it opens by itself where nothing is being done; continuing leads back, and it does not come again", async ({
  page,
  house,
  member,
  axe,
  brand: { t, config },
}) => {
  const { reminderMinutes, helpLinks, ageConfirmation, minimumAge } = config.saferPlay;
  await signInEarlier(house, page.context(), member, reminderMinutes + 5);
  await page.goto("/user/profile");
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: t("reality:title") })).toBeVisible(SOON);
  await expect(page).toHaveURL("/user/profile?dialog=reality");
  await expect(dialog).toContainText(t("reality:next", { minutes: reminderMinutes }));
  for (const { label, href } of helpLinks) {
    await expect(dialog.getByRole("link", { name: label[config.defaultLocale] })).toHaveAttribute(
      "href",
      href,
    );
  }
  await expect(dialog.getByText(t("reality:age", { age: minimumAge }))).toHaveCount(ageConfirmation ? 1 : 0);
  await axe(page);
  const [leave, stay] = [
    await dialog.getByRole("button", { name: t("member:frame.logout") }).boundingBox(),
    await dialog.getByRole("link", { name: t("reality:continue") }).boundingBox(),
  ];
  expect(leave?.width).toBe(stay?.width);
  expect(leave?.height).toBe(stay?.height);
  await dialog.getByRole("link", { name: t("reality:continue") }).click();
  await expect(page).toHaveURL("/user/profile");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  const answer = await page.request.post("/user/reality", {
    form: { do: "show", returnTo: "/user/profile" },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/user/profile");
});
