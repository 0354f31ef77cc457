import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { entriesOf } from "./statement-screen";

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  test("dates stand in the brand's time zone, and how long ago in the brand's language, at the browser's too [2.64 9.27]", async ({
    page,
    signIn,
    sandbox,
    brand: { t, config },
  }) => {
    const member = await sandbox.make({ walletAmount: 100 });
    const { username, password } = member;
    const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
    await sandbox.call("wallet.add", { amount: 5 }, { token });
    await signIn(page.context(), member);
    await page.goto("/user/statement");
    await awaitScript(page);
    const row = entriesOf(page).first();
    const iso = (await row.locator("time").getAttribute("datetime")) ?? "";
    const { timeZone } = config;
    const parts = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium" });
    await expect(row.locator("time")).toHaveText(parts.format(new Date(iso)).replace(",", ""));
    const justNow = Array.from({ length: 60 }, (_, count) => t("member:relative.second", { count }));
    const ago = row.locator("time ~ span");
    expect(justNow).toContain(await ago.textContent());
    await expect(ago, "seen on a phone too").toHaveCSS("clip-path", "none");
  });
});

test("each way on is seen once, on a phone and on a wide screen; the eye hides the figures, as on home, and is remembered", async ({
  page,
  signIn,
  sandbox,
  axe,
  brand: { t },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 5 }));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/user/statement");
    const tools = ["csv.download", "slipsShort", "summary.title", "filter.open"] as const;
    for (const name of tools.map((tool) => t(`statement:${tool}`))) {
      const seen = page.getByRole("link", { name, exact: true }).filter({ visible: true });
      await expect(seen).toHaveCount(1);
    }
  }
  const figures = entriesOf(page)
    .first()
    .getByText(/^[\d,]+\.\d\d$/);
  await expect(figures).toBeVisible();
  await page.getByRole("button", { name: t("member:frame.hideBalances") }).click();
  await expect(figures).toBeHidden();
  await page.goto("/user/statement/summary");
  await axe(page);
  await page.goto("/user/statement");
  await expect(figures).toBeHidden();
});
