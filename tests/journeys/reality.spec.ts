import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { signInEarlier } from "./reality";
import { awaitScript } from "./screens";

test("never over a money form in use: it waits until the form is left, then says the time and the change since, without deposits and withdrawals", async ({
  page,
  site,
  sandbox,
  member,
  brand,
}) => {
  const { t, config, money, priced } = brand;
  const minutes = config.saferPlay.reminderMinutes + 7;
  await signInEarlier(site, page.context(), member, minutes);
  await page.clock.install();
  await page.goto("/user/home");
  await awaitScript(page);
  await expect(page.getByText(t("home:updating"))).toBeHidden();
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  const { username, password } = member;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  await sandbox.call("wallet.add", { amount: money(100) }, { token });
  await sandbox.play(member, "JOKER", -money(40));
  await page.goto("/user/home/transfer");
  await awaitScript(page);
  const amount = page.locator("dialog input[name=amount]");
  await amount.fill("20");
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL("/user/home/transfer");
  await expect(amount).toHaveValue("20");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
  await page.clock.runFor(6_000);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`\u2212${priced(money(40))}`);
  await expect(dialog).toContainText(t("reality:minutes", { minutes: minutes % 60 }));
  await dialog.getByRole("link", { name: t("reality:history") }).click();
  await expect(page).toHaveURL("/user/statement");
  await expect(dialog).toHaveCount(0);
});

test("one of two tabs shows it, the other one does not", async ({
  page,
  site,
  member,
  brand: { config },
}) => {
  const context = page.context();
  await signInEarlier(site, context, member, config.saferPlay.reminderMinutes + 5);
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
