import type { Page } from "playwright/test";
import { flavours } from "../../scripts/sandbox/seed/seeds";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import type { JourneyMember, SandboxControl } from "./sandbox";
import { entriesOf } from "./statement-screen";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

interface Journey {
  page: Page;
  brand: Brand;
  member: JourneyMember;
  sandbox: SandboxControl;
}

async function settle({ sandbox, member }: Journey, outcome: "SUCCESS" | "FAILED"): Promise<void> {
  const path = `/withdrawals?username=${member.username}`;
  const [newest] = await sandbox.control<{ id: number }[]>("GET", path);
  await sandbox.control("POST", `/withdrawals/${newest?.id}/settle`, { outcome });
}

/** From home through the review to "wait for the transfer", twice: one is paid out and one is returned. */
async function withdrawTwice(journey: Journey): Promise<void> {
  const { page, brand, member, sandbox } = journey;
  const { t, money, priced } = brand;
  const screen = new WithdrawScreen(page, brand);
  await sandbox.control("POST", "/cashier", { username: member.username, withdrawSettlement: "by-hand" });
  for (const [outcome, left] of [
    ["SUCCESS", 799.75],
    ["FAILED", 799.75],
  ] as const) {
    const isPaid = outcome === "SUCCESS";
    await page.goto("/user/home");
    await page.getByRole("link", { name: t("home:withdraw"), exact: true }).click();
    await screen.amount.fill(brand.shown(money(200.25)));
    await screen.submit.click();
    await expect(screen.line(t("withdraw:after"))).toContainText(priced(money(isPaid ? left : 599.5)));
    await screen.confirm.click();
    await expectWithdrawal(page, brand, "accepted");
    await expect(page.getByRole("article")).toContainText(priced(money(200.25)));
    const outcomePage = page.url();

    await page.getByRole("link", { name: t("money:outcome.home") }).click();
    await expect(figure(page, brand, isPaid ? left : 599.5)).toBeVisible();
    const onItsWay = page.getByRole("region", { name: t("home:pending.withdrawals") }).getByRole("link");
    await expect(onItsWay).toContainText(priced(money(200.25)));
    await onItsWay.click();
    await expectWithdrawal(page, brand, "accepted");
    await page.goto("/user/statement");
    await expect(entriesOf(page).first()).toContainText(t("statement:activity.withdraw"));
    await expect(entriesOf(page).first()).toContainText(t("statement:status.progress"));

    await settle(journey, outcome);
    await page.goto("/user/home");
    await expect(figure(page, brand, left)).toBeVisible();
    await expect(onItsWay).toHaveCount(0);
    await page.goto(outcomePage);
    await expectWithdrawal(page, brand, isPaid ? "done" : "refused");
    const said = t(isPaid ? "money:outcome.withdraw.doneText" : "money:outcome.withdraw.refusedText");
    await expect(page.getByRole("status")).toContainText(said);
    await page.goto("/user/statement");
    await expect(entriesOf(page).first()).toContainText(
      t(isPaid ? "statement:status.success" : "statement:status.failed"),
    );
  }
  const asked = await sandbox.callsOf(member, "wallet.withdrawAll");
  expect(asked.map(({ body }) => body)).toEqual([{ amount: money(200.25) }, { amount: money(200.25) }]);
  expect(await sandbox.isExact()).toBe(true);
}

test("a withdrawal waits for its transfer, then is paid out or comes back; page, statement and home follow [1.10 2.23 2.30 4.18 7.36 8.15]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await withdrawTwice({ page, brand, member, sandbox });
});

test("withdrawing needs no script [1.10 7.36 8.15]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await withdrawTwice({ page, brand, member, sandbox });
});

test("form, facts and outcome are accessible, and the limits are the operator's", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  const { t, money, shown, config } = brand;
  const limits = flavours[brand.seed].withdraw;
  await sandbox.flag(member, { bonus: "day" });
  const screen = new WithdrawScreen(page, brand);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
    await screen.open();
    const range = { minimum: shown(limits.min), maximum: shown(limits.max), currency: config.currency };
    await expect(screen.amount).toHaveAccessibleDescription(t("withdraw:range", range));
    await axe(page);
    await screen.amount.fill(shown(money(100)));
    await screen.submit.click();
    await expect(screen.review).toContainText(t("withdraw:review.final"));
    await axe(page);
  }
  await screen.confirm.click();
  await expectWithdrawal(page, brand, "refused");
  await axe(page);
});
