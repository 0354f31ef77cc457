import { BonusScreen } from "./bonus-screen";
import { expect, test } from "./fixtures";

test("screen, dialog and both looks are accessible in three widths; the text says the operator's threshold [9.15]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  const { t } = brand;
  const screen = new BonusScreen(page, brand);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
    await page.goto("/user/bonus/WEEK15");
    await screen.dialog("WEEK15").locator("button[value=review]").click();
    await expect(screen.review).toContainText(t("bonus:terms.deposit"));
    await axe(page);
    await screen.open();
    await screen.find("GIFT50");
    await expect(screen.promotion).toBeVisible();
    await axe(page);
    await screen.receivePromotion.click();
    await expect(screen.review).toBeVisible();
    await axe(page);
    await page.goto("/user/bonus/WEEK15");
    await expect(screen.dialog("WEEK15")).toContainText("10%");
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await sandbox.flag(member, { bonus: "day" });
  await screen.open();
  await axe(page);
  await screen.end.click();
  await axe(page);
  await screen.confirm.click();
  await expect(screen.refusal).toBeVisible();
  await axe(page);
});
