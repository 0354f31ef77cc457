import type { Locator, Page } from "playwright/test";
import { type Applicant, expectMember, newApplicant, registrationScreen } from "./applicant";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import { grouped } from "./login-screen";
import { awaitScript } from "./screens";

/** When the page's response arrived, in ms since the epoch. */
const timeOfAnswer = () => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.responseEnd ?? Number.NaN);
};

test("the phone is grouped while it is typed, and the cursor stays where it was", async ({ page, brand }) => {
  const { phone } = registrationScreen(page, brand);
  await page.goto("/register");
  await awaitScript(page);
  await phone.pressSequentially("0812345678");
  await expect(phone).toHaveValue("081 234 5678");
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(6, 6));
  await phone.press("Backspace");
  await phone.pressSequentially("9");
  await expect(phone).toHaveValue("081 294 5678");
  expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
});

async function reachBank(page: Page, brand: Brand, applicant: Applicant) {
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  return screen;
}

test("phone, profile, bank account, and after two seconds the login page [1.06 2.11 2.12 4.01 5.05 9.22]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const { username, password, name } = applicant;
  const screen = registrationScreen(page, brand);
  await page.goto("/login");
  await page
    .getByRole("link", { name: brand.t("public:login.register") })
    .last()
    .click();
  await expect(page).toHaveURL("/register");
  await expect(page.getByText(brand.t("public:register.progress", { step: 1, steps: 3 }))).toBeVisible();
  await screen.phone.fill(` ${username.slice(0, 3)}-${username.slice(3, 6)} ${username.slice(6)}`);
  await screen.next();
  await expect(page).toHaveURL("/register/profile");
  await expect(page.getByText(brand.t("public:register.progress", { step: 2, steps: 3 }))).toBeVisible();
  await expect(screen.source).toBeHidden();
  await screen.more.click();
  await screen.source.selectOption("FB");
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  const [validation] = await sandbox.callsOf(applicant, "account.validate");
  expect(validation?.body).toEqual({ username, name, password: "***", sourceCode: "FB" });
  expect(await sandbox.callsOf(applicant, "account.register")).toEqual([]);
  await expect(page.getByText(brand.t("public:register.progress", { step: 3, steps: 3 }))).toBeVisible();
  const done = page.waitForResponse((response) => response.url().endsWith("/register/done"));
  await screen.enterBank(applicant);
  expect((await done).headers().refresh).toBe("2;url=/login");
  await expect(page).toHaveURL("/register/done");
  await expect(page.getByRole("link", { name: brand.t("public:register.login") })).toHaveAttribute(
    "href",
    "/login",
  );
  const answeredAt = await page.evaluate(timeOfAnswer);
  await expect(page).toHaveURL("/login");
  const waitedMs = (await page.evaluate(() => performance.timeOrigin)) - answeredAt;
  expect(brand.config.delays.registerRedirectMs).toBe(2_000);
  expect(waitedMs).toBeGreaterThan(1_950);
  expect(waitedMs).toBeLessThan(4_000);
  await expect(page.getByLabel(brand.t("public:login.username"))).toHaveValue(grouped(username));
  await expectMember(sandbox, applicant, { sourceCode: "FB", inviteCode: null, currency: null });
  const answer = await page.request.post("/login", { form: { username, password }, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/user");
});

test("the operator gets just the payload's fields, and empty ones not at all [3.01 3.02 7.19 7.20]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand, { firstName: "  mali ", lastName: " jaidee " });
  const screen = await reachBank(page, brand, applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  const [call] = await sandbox.callsOf(applicant, "account.register");
  expect(call?.body).toEqual({
    name: applicant.name,
    username: applicant.username,
    password: "***",
    bankCode: "SCB",
    bankAccountName: "MALI JAIDEE",
    bankAccountNo: applicant.bankAccountNo,
  });
});

test("everything works without script, to the login page by itself [2.11 2.12 4.01]", async ({
  noScript: page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = await reachBank(page, brand, applicant);
  const done = page.waitForResponse((response) => response.url().endsWith("/register/done"));
  await screen.enterBank(applicant);
  expect((await done).headers().refresh).toBe("2;url=/login");
  await expect(page).toHaveURL("/login");
  await expectMember(sandbox, applicant);
});

/** Presses Tab from the top of the page until a field has the focus. */
async function tabTo(page: Page, field: Locator) {
  await expect(field).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test("the keyboard alone registers, each step sent with Enter", async ({ page, brand, sandbox }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const { keyboard } = page;
  await page.goto("/register");
  await tabTo(page, screen.phone);
  await keyboard.type(applicant.username);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/register/profile");
  await tabTo(page, screen.name);
  await keyboard.type(applicant.name);
  for (const field of [screen.password, screen.confirmPassword]) {
    await tabTo(page, field);
    await keyboard.type(applicant.password);
  }
  await tabTo(page, screen.age);
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/register/bank");
  await tabTo(page, screen.bank);
  await keyboard.press("ArrowDown");
  for (const typed of [applicant.firstName, applicant.lastName, applicant.bankAccountNo]) {
    await keyboard.press("Tab");
    await keyboard.type(typed);
  }
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/register/done");
  await expectMember(sandbox, applicant);
});
