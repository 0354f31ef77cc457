import type { Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { BonusScreen, expectReceived } from "./bonus-screen";
import { expect, test } from "./fixtures";
import { heldBy, meetTurnover } from "./member-rewards";
import { awaitScript } from "./screens";

interface Journey {
  page: Page;
  brand: BrandInfo;
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
  const card = screen.card("WEEK15").getByRole("link");
  await card.hover();
  await card.click();
  const dialog = screen.dialog("WEEK15");
  await expect(dialog.getByRole("list", { name: t("bonus:offer.banners") }).locator("img")).toHaveCount(3);
  expect(await sandbox.callsOf(member, "bonus.activate")).toEqual([]);
  await dialog.getByRole("button", { name: t("bonus:offer.receive") }).click();
  await expect(screen.review).toContainText(t("bonus:terms.turnover"));
  expect(await sandbox.callsOf(member, "bonus.activate")).toEqual([]);
  await screen.confirm.click();
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

test("a promotion code: the field is checked as it is sent, the search says that it is under way, Escape gives the focus back to the screen, and it is received after a look [2.59 5.33 7.53 7.54]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, say } = brand;
  const required = say("fields:required", { field: t("bonus:promotion.code") });
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.search.click();
  await expect(screen.code).toHaveAccessibleDescription(required);
  expect(await sandbox.callsOf(member, "promotion.find")).toEqual([]);
  const fault = await sandbox.fault(member, { endpoint: "promotion.find", kind: "hang", when: "after" });
  await screen.find("nobody");
  await expect(page.getByText(t("bonus:promotion.searchingText"))).toBeAttached();
  await expect(screen.search).toHaveText(t("bonus:promotion.searching"));
  await sandbox.end(fault);
  await expect(screen.code).toHaveAccessibleDescription(say("errors:NO_PROMOTION"));
  await expect(screen.code).toHaveValue("nobody");
  // The page goes on, and the refusal is over with it.
  await screen.card("WEEK15").getByRole("link").click();
  await screen.dialog("WEEK15").getByRole("link").first().click();
  await expect(screen.dialog("WEEK15")).toHaveCount(0);
  await expect(screen.code).not.toHaveAttribute("aria-invalid");
  await expect(screen.code).toHaveValue("nobody");

  await screen.find(" gift50 ");
  await expect(screen.promotion).toContainText(t("bonus:promotion.found", { code: "GIFT50" }));
  await screen.receivePromotion.click();
  await expect(screen.confirm).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(screen.review).toHaveCount(0);
  const isInScreen = () => document.activeElement?.closest("main") !== null;
  await expect.poll(() => page.evaluate(isInScreen)).toBe(true);
  await screen.find("gift50");
  await expect(screen.promotion).toContainText(t("bonus:promotion.found", { code: "GIFT50" }));
  await screen.receivePromotion.click();
  await screen.confirm.click();
  await expectReceived(page, brand, "promotion");
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "GIFT50" });
});
