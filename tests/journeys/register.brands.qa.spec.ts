import type { Page } from "playwright/test";
import { newApplicant } from "../support/applicant";
import { expect } from "./fixtures";
import { setLocale } from "./languages";
import { codeSentTo, test } from "./otp-site";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";

async function expectToFit(page: Page, what: string) {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  expect(content, `${what} scrolls sideways`).toBeLessThanOrEqual(window);
}

test("every step is accessible and fits a small phone, in every language", async ({
  page,
  brand,
  otpSite,
  axe,
}) => {
  test.slow();
  const look = async (what: string) => {
    await awaitScript(page);
    await expectToFit(page, what);
    await axe(page);
    await expectUsable(page, what);
  };
  const next = () => page.locator("main button[type=submit]:not([name])").first().click();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of brand.config.locales) {
    const { username, name, password } = newApplicant(brand);
    await page.context().clearCookies();
    await setLocale(page.context(), otpSite.url, locale);
    await page.goto("/register?code=PR1");
    await look(`phone, ${locale}`);
    await page.locator("[name=username]").fill("x");
    await page.locator("[name=username]").blur();
    await expect(page.locator("[aria-invalid]")).toBeVisible();
    await look(`phone refused, ${locale}`);
    await page.locator("[name=username]").fill(username);
    await next();
    await expect(page).toHaveURL("/register/otp");
    await look(`code, ${locale}`);
    const { code } = await codeSentTo(otpSite, username);
    await page.locator("[name=otpCode]").fill(code);
    await expect(page).toHaveURL("/register/profile");
    await look(`profile, ${locale}`);
    await next();
    await expect(page.locator("[aria-invalid]").first()).toBeVisible();
    await look(`profile refused, ${locale}`);
    await page.locator("[name=name]").fill(name);
    await page.locator("[name=password]").fill(password);
    await page.locator("[name=confirmPassword]").fill(password);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await next();
    await expect(page).toHaveURL("/register/bank");
    await look(`bank, ${locale}`);
    await next();
    await expect(page.locator("[aria-invalid]").first()).toBeVisible();
    await look(`bank refused, ${locale}`);
  }
});
