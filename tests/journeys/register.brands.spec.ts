import type { Page } from "playwright/test";
import { newApplicant, registrationScreen } from "./applicant";
import { expect } from "./fixtures";
import { setLocale } from "./languages";
import { codeSentTo, test } from "./otp-house";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";

async function expectToFit(page: Page, what: string) {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  expect(content, `${what} scrolls sideways`).toBeLessThanOrEqual(window);
}

test("every brand registers members by its own phone rule, currencies and banks [3.03 4.01 5.02 9.04]", async ({
  page,
  brand,
  otpHouse,
}) => {
  const { config } = brand;
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  if (config.phone.length === null) {
    await screen.phone.fill("abc");
    await screen.phone.blur();
    // This shows that the schema is loaded and validates.
    await expect(page.getByText(brand.say("fields:phone.format"))).toBeVisible();
    await screen.phone.fill("5551234567890");
    await screen.phone.blur();
    await expect(page.getByText(brand.say("fields:phone.format"))).toBeHidden();
    await expect(screen.phone).not.toHaveAttribute("aria-invalid", "true");
  } else {
    await screen.phone.fill("1".repeat(config.phone.length + 1));
    await screen.phone.blur();
    const length = String(config.phone.length);
    await expect(page.getByText(brand.say("fields:phone.length", { length }))).toBeVisible();
  }
  await screen.enterPhone(applicant);
  await screen.code.fill((await codeSentTo(otpHouse, applicant.username)).code);
  await screen.confirm();
  await expect(screen.age).toHaveCount(config.saferPlay.ageConfirmation ? 1 : 0);
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  const currencies = await page.locator("[name=currency] option:not([value=''])").allTextContents();
  expect(currencies).toEqual(
    config.registerCurrencies.map((code) => brand.t(`public:register.bank.currencies.${code}`)),
  );
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  const [call] = await otpHouse.sandbox.callsOf(applicant, "account.register");
  const hasCurrency = config.laoBuild;
  expect(Object.keys(call?.body as object).includes("currency")).toBe(hasCurrency);
  expect(await otpHouse.sandbox.balances(applicant)).toMatchObject({
    currency: hasCurrency ? "BAHT" : null,
    wallet: 0,
    games: {},
  });
});

test("banks that want English names get them, on every brand", async ({ page, brand, otpHouse }) => {
  const applicant = newApplicant(brand, { firstName: "ມາລີ" });
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.code.fill((await codeSentTo(otpHouse, applicant.username)).code);
  await screen.confirm();
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  const offered = await page
    .locator("[name=bankCode] option:not([value=''])")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  const strict = offered.filter((code) => brand.config.banks.englishOnlyNames.includes(code));
  expect(strict.length).toBeGreaterThan(0);
  for (const bankCode of strict) {
    await page.goto("/register/bank");
    await screen.enterBank({ ...applicant, bankCode });
    await expect(page.getByText(brand.say("fields:bankAccountName.english"))).toBeVisible();
  }
  expect(await otpHouse.sandbox.callsOf(applicant, "account.register")).toEqual([]);
});

test("every step is accessible and fits a small phone, in every language", async ({
  page,
  brand,
  otpHouse,
  axe,
}) => {
  test.slow();
  const look = async (what: string) => {
    await awaitScript(page);
    await expectToFit(page, what);
    await axe(page);
    await expectUsable(page, what);
  };
  const next = () => page.locator("main form button:not([type=button])").first().click();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of brand.config.locales) {
    const { username, name, password } = newApplicant(brand);
    await page.context().clearCookies();
    await setLocale(page.context(), otpHouse.url, locale);
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
    const { code } = await codeSentTo(otpHouse, username);
    await page.locator("[name=otpCode]").fill(code);
    await next();
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
