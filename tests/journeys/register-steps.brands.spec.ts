import type { Page } from "playwright/test";
import { newApplicant } from "../support/applicant";
import { expect, test } from "./fixtures";
import { grouped } from "./login-screen";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";
import { setTextSize } from "./text-size";
import { expectUsable } from "./usable";

/**
 * The step's bar at the bottom of a phone: whole, in view, and at most two fifths of its height. With large text the
 * button alone is in its place.
 */
async function expectBar(page: Page, name: string, isAlone: boolean) {
  const height = page.viewportSize()?.height ?? 0;
  const button = page.getByRole("button", { name, exact: true });
  const box = (await button.boundingBox()) ?? { y: 0, height: 0 };
  const bar = isAlone ? box : await button.locator("xpath=..").boundingBox();
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - height)).toBeLessThanOrEqual(
    isAlone ? MOST_BELOW : 0.5,
  );
  expect(bar?.height).toBeLessThanOrEqual(height * 0.4);
}

/** What stays free below a button that stands alone. */
const MOST_BELOW = 16;

test("from the second step a phone shows the band and the step's own bar in place of the menu; the end is a receipt with the seal [2.11 2.12]", async ({
  page,
  brand,
  sandbox,
  axe,
}) => {
  const { t } = brand;
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const menu = page.getByRole("navigation");
  const look = async (button: string) => {
    await awaitScript(page);
    await expect(menu).toHaveCount(0);
    await axe(page);
    for (const [width, height, text] of [
      [360, 640, 100],
      [320, 568, 100],
      [360, 640, 150],
    ] as const) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await expectUsable(page, `${button} at ${width}, ${text} %`);
      await expectBar(page, button, text > 100);
    }
    await setTextSize(page, 100);
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/register");
  await expect(menu).toHaveCount(1);
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/register/profile");
  await expect(screen.name).toBeFocused();
  await look(t("public:common.next"));
  await screen.enterProfile(applicant);

  await expect(page).toHaveURL("/register/bank");
  await expect(screen.firstName).toHaveValue("มะลิ");
  await expect(screen.lastName).toHaveValue("ใจดี");
  await look(t("public:register.bank.submit"));
  await page
    .locator("main")
    .getByRole("link", { name: t("public:common.back") })
    .click();
  await expect(page).toHaveURL("/register/profile");
  await expect(screen.password).toBeFocused();
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);

  await expect(page).toHaveURL("/register/done");
  const seal = page.locator("[data-seal=positive]");
  await expect(seal).toBeVisible();
  await expect(page.locator("dd").first()).toHaveText(grouped(applicant.username));
  await expect(page.locator("dd").last()).toContainText(applicant.bankAccountNo.slice(-4));
  await expect(page.locator("main")).not.toContainText(applicant.bankAccountNo);
  await expect(page).toHaveURL("/login");
  expect(await sandbox.balances(applicant)).toMatchObject({ username: applicant.username });
});
