import type { Page } from "playwright/test";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import type { JourneyMember, SandboxControl } from "./sandbox";
import { expectOutcome, TransferScreen } from "./transfer-screen";

interface Journey {
  page: Page;
  brand: Brand;
  member: JourneyMember;
  sandbox: SandboxControl;
}

/** From home: moves 100.00 into a game and back, and checks the operator's ledger. */
async function moveThereAndBack({ page, brand, member, sandbox }: Journey): Promise<void> {
  const { t, money, priced } = brand;
  const screen = new TransferScreen(page, brand);
  const typed = `${brand.shown(money(100))}`;
  await page.goto("/user/home");
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await screen.fill({ from: "wallet", to: "JOKER", amount: typed });
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  await expect(page.getByRole("article")).toContainText(priced(money(100)));
  expect(await sandbox.balances(member)).toMatchObject({
    wallet: money(900),
    games: { JOKER: money(350), PG: money(30.5) },
    statements: 4,
  });

  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(figure(page, brand, 900)).toBeVisible();
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await screen.fill({ from: "JOKER", to: "wallet", amount: String(money(100)) });
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({
    wallet: money(1_000),
    games: { JOKER: money(250), PG: money(30.5) },
    statements: 5,
  });
  expect(await sandbox.isExact()).toBe(true);
}

test("a member moves money into a game and back [1.02 7.33 8.14]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await moveThereAndBack({ page, brand, member, sandbox });
  const calls = await sandbox.callsOf(member, "wallet.transfer");
  const amount = brand.money(100);
  expect(calls.map(({ body }) => body)).toEqual([
    { from: "wallet", to: "JOKER", amount },
    { from: "JOKER", to: "wallet", amount },
  ]);
  const keys = calls.map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => (key ?? "").length >= 16)).toBe(true);
});

test("moving money needs no script [1.02 7.33]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await moveThereAndBack({ page, brand, member, sandbox });
});

test("the outcome names amount, both accounts, time and reference; reloading it repeats nothing [9.26]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, money, priced, game, config } = brand;
  await new TransferScreen(page, brand).send({ from: "wallet", to: "PG", amount: String(money(12.5)) });
  await expectOutcome(page, brand, "done");
  const fact = (name: string) =>
    page
      .getByRole("term")
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator("xpath=following-sibling::dd[1]");
  await expect(page.getByText(priced(money(12.5)))).toBeVisible();
  await expect(fact(t("money:outcome.from"))).toHaveText(t("home:mainWallet"));
  await expect(fact(t("money:outcome.to"))).toHaveText(game("PG"));
  await expect(fact(t("money:outcome.time"))).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  const day = new Intl.DateTimeFormat("en-GB", { timeZone: config.timeZone }).format(Date.now());
  await expect(fact(t("money:outcome.time"))).toContainText(day);
  await expect(fact(t("money:outcome.reference"))).toHaveText(/^[\w-]{8,}/);
  for (let time = 0; time < 3; time++) {
    await page.reload();
    await expectOutcome(page, brand, "done");
  }
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
});

test("less than the brand's minimum is refused with a message that names it [5.25 9.06]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const { minimum } = brand.config.transfer;
  const screen = new TransferScreen(page, brand);
  const below = brand.shown((minimum - 1) / 100);
  await screen.send({ from: "wallet", to: "PG", amount: below });
  const message = brand.say("fields:amount.minimum", {
    minimum: brand.shown(minimum / 100),
    currency: brand.config.currency,
  });
  await expect(screen.amount).toHaveAccessibleDescription(message);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
  await screen.amount.fill(brand.shown(minimum / 100));
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
});
