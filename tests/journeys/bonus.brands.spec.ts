import { BonusScreen, expectReceived } from "./bonus-screen";
import { expect, test } from "./fixtures";
import { heldBy, meetTurnover } from "./member-rewards";
import { awaitScript } from "./screens";

test("in every brand a bonus is taken after its review, and ended from its panel after another [2.58 2.62]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const screen = new BonusScreen(page, brand);
  await page.goto("/user/bonus/WELCOME");
  await awaitScript(page);
  const dialog = screen.dialog("WELCOME");
  await dialog.locator("button[value=review]").click();
  await expect(screen.review).toContainText(t("bonus:terms.turnover"));
  await expect(screen.review).toContainText(t("bonus:terms.endShare", { percent: 10 }));
  expect(await sandbox.callsOf(member, "bonus.activate")).toEqual([]);
  await screen.review.locator("button[value=edit]").click();
  await screen.dialog("WELCOME").locator("button[value=review]").click();
  await screen.confirm.click();
  await expectReceived(page, brand, "activate");
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "WELCOME" });

  await page.getByRole("link", { name: t("bonus:outcome.toBonus") }).click();
  await expect(screen.held).toContainText(t("bonus:terms.turnover"));
  await screen.end.click();
  await expect(screen.review).toContainText(t("bonus:endReview.text"));
  await screen.review.getByRole("button", { name: t("bonus:endReview.stay") }).click();
  await expect(screen.review).toHaveCount(0);
  expect(await sandbox.callsOf(member, "bonus.clear")).toEqual([]);
  await meetTurnover(sandbox, member);
  await screen.end.click();
  await screen.confirm.dblclick();
  await expect(page.getByText(brand.say("errors:BONUS_CLEAR")).first()).toBeVisible();
  expect(await heldBy(sandbox, member)).toBeNull();
  for (const call of ["bonus.activate", "bonus.clear"] as const)
    expect(await sandbox.callsOf(member, call)).toHaveLength(1);
  expect(await sandbox.isExact()).toBe(true);
});
