import type { Page } from "playwright/test";
import { BonusScreen, expectReceived, heldBy, meetTurnover } from "./bonus-screen";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import type { JourneyMember, SandboxControl } from "./sandbox";

interface Journey {
  page: Page;
  brand: Brand;
  member: JourneyMember;
  sandbox: SandboxControl;
}

/** From home to a bonus with its conditions; once received it is active, and once ended it counts as received. */
async function receiveAndEnd({ page, brand, member, sandbox }: Journey): Promise<void> {
  const { t } = brand;
  const screen = new BonusScreen(page, brand);
  await page.goto("/user/home");
  const tile = `${t("home:tiles.bonus.title")} ${t("home:tiles.bonus.note")}`;
  await page.getByRole("link", { name: tile, exact: true }).click();
  await expect(page).toHaveURL("/user/bonus");
  await expect(screen.card("WEEK15")).toContainText(t("bonus:oftenOnce.week"));
  await screen.card("WEEK15").getByRole("link").click();
  const dialog = screen.dialog("WEEK15");
  await expect(dialog).toContainText(t("bonus:terms.turnover"));
  await expect(dialog).toContainText(t("bonus:terms.blocks"));
  await expect(dialog.getByRole("list", { name: t("bonus:offer.banners") }).locator("img")).toHaveCount(3);
  expect(await sandbox.callsOf(member, "bonus.activate")).toEqual([]);
  await dialog.getByRole("button", { name: t("bonus:offer.receive") }).click();
  await expectReceived(page, brand, "activate");
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "WEEK15" });

  await page.getByRole("link", { name: t("bonus:outcome.toBonus") }).click();
  await expect(screen.held).toContainText(t("bonus:types.week"));
  await expect(screen.card("WEEK15")).toContainText(t("bonus:state.active"));
  await expect(screen.code).toHaveCount(0);
  await screen.card("WEEK15").getByRole("link").click();
  await expect(dialog.getByRole("button", { name: t("bonus:offer.receive") })).toHaveCount(0);
  await dialog.getByRole("link", { name: t("bonus:offer.confirm") }).click();
  await expect(page).toHaveURL("/user/bonus");

  await meetTurnover(sandbox, member);
  await screen.end.click();
  expect(await sandbox.callsOf(member, "bonus.clear")).toEqual([]);
  await screen.confirm.click();
  await expect(page.getByText(brand.say("errors:BONUS_CLEAR")).first()).toBeVisible();
  await expect(page).toHaveURL("/user/bonus");
  expect(await heldBy(sandbox, member)).toBeNull();
  await expect(screen.code).toBeVisible();
  await expect(screen.card("WEEK15")).toContainText(t("bonus:state.received"));
  await expect(screen.card("WEEK15").getByRole("link")).toHaveCount(0);
  for (const call of ["bonus.activate", "bonus.clear"] as const) {
    expect(await sandbox.callsOf(member, call)).toHaveLength(1);
  }
  expect(await sandbox.isExact()).toBe(true);
}

/** A code in lower case: found with its conditions, reviewed, received. */
async function receivePromotion({ page, brand, member, sandbox }: Journey): Promise<void> {
  const { t } = brand;
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await screen.find(" gift50 ");
  await expect(screen.promotion).toContainText(t("bonus:promotion.found", { code: "GIFT50" }));
  await expect(screen.promotion).toContainText(t("bonus:terms.percentFail", { percent: 20 }));
  await screen.receivePromotion.click();
  await expect(screen.review).toContainText(t("bonus:terms.turnover"));
  await expect(screen.review).toContainText(t("bonus:terms.deposit"));
  expect(await sandbox.callsOf(member, "promotion.activate")).toEqual([]);
  await screen.confirm.click();
  await expectReceived(page, brand, "promotion");
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "GIFT50" });
  expect(await sandbox.callsOf(member, "promotion.activate")).toHaveLength(1);
  await screen.open();
  await expect(screen.held).toContainText(t("bonus:types.promotion"));
}

test("a bonus is received after a look at what it binds, bears its badge, is ended after a look, and counts as received [2.58 2.60 2.61 2.62 2.63 3.19 3.20 4.19 4.20 7.47 7.48 7.49 7.51 8.09]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await receiveAndEnd({ page, brand, member, sandbox });
});

test("receiving and ending a bonus needs no script [2.58 2.62 4.19 4.20 8.09]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await receiveAndEnd({ page, brand, member, sandbox });
});

test("a promotion code is found in capitals whatever is typed, shows its terms, and is received after a look [2.59 3.21 5.34 7.49 7.53 7.54 9.14 9.15]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await receivePromotion({ page, brand, member, sandbox });
});

test("a promotion code needs no script [2.59 5.34 7.53 7.54]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await receivePromotion({ page, brand, member, sandbox });
});

test("screen, dialog and both looks are accessible in three widths; the text says the brand's threshold [9.15]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  const { t, config, shown } = brand;
  const screen = new BonusScreen(page, brand);
  const { endBelow } = config.bonus;
  const below =
    endBelow === undefined
      ? t("bonus:terms.endLow")
      : t("bonus:terms.endBelow", { amount: shown(endBelow / 100), currency: config.currency });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
    await screen.open();
    await screen.find("GIFT50");
    await expect(screen.promotion).toBeVisible();
    await axe(page);
    await screen.receivePromotion.click();
    await expect(screen.review).toBeVisible();
    await axe(page);
    await page.goto("/user/bonus/WEEK15");
    await expect(screen.dialog("WEEK15")).toContainText(below);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await sandbox.flag(member, { bonus: "day" });
  await screen.open();
  await axe(page);
  await screen.end.click();
  await expect(screen.review).toContainText(below);
  await axe(page);
  await screen.confirm.click();
  await expect(screen.refusal).toBeVisible();
  await axe(page);
});
