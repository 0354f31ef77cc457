import type { Locator, Page } from "playwright/test";
import { type Applicant, newApplicant, registrationScreen } from "./applicant";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import type { SandboxControl } from "./sandbox";

async function expectMember(sandbox: SandboxControl, applicant: Applicant, more: object = {}) {
  const { username, name, password, bankCode, bankAccountNo } = applicant;
  expect(await sandbox.balances(applicant)).toMatchObject({
    username,
    name,
    bankCode,
    bankAccountName: "MALI JAIDEE",
    bankAccountNo,
    wallet: 0,
    games: {},
    ...more,
  });
  expect((await sandbox.call("account.login", { username, password })).status).toBe(200);
}

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
  await screen.source.selectOption("FB");
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  const [validation] = await sandbox.callsOf(applicant, "account.validate");
  expect(validation?.body).toEqual({ username, name, password: "***", sourceCode: "FB" });
  expect(await sandbox.callsOf(applicant, "account.register")).toEqual([]);
  await expect(page.getByText(brand.t("public:register.progress", { step: 3, steps: 3 }))).toBeVisible();
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  await expect(page.getByRole("link", { name: brand.t("public:register.login") })).toHaveAttribute(
    "href",
    "/login",
  );
  const isThere = Date.now();
  await expect(page).toHaveURL("/login");
  expect(Date.now() - isThere).toBeGreaterThan(1_000);
  await expectMember(sandbox, applicant, { sourceCode: "FB", inviteCode: null, currency: null });
  expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).not.toContain("register-draft");
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

/** Tabs until a field has the focus, as somebody without a mouse gets there from the top of a page. */
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
  for (const _ of ["password", "again"]) {
    await keyboard.press("Tab");
    await keyboard.type(applicant.password);
  }
  for (const _ of ["source", "invite", "age"]) await keyboard.press("Tab");
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

test("banks and sources come from the operator's lists [3.04 7.03 7.12 7.14]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  const { sources } = (await sandbox.call("lookup.sources")).body as {
    sources: { code: string; description: string }[];
  };
  const offered = (options: string) => page.locator(`${options} option:not([value=""])`);
  await expect(offered("[name=sourceCode]")).toHaveText(sources.map(({ description }) => description));
  await screen.enterProfile(applicant);
  const { banks } = (await sandbox.call("lookup.banks")).body as {
    banks: { code: string; nameTH: string }[];
  };
  const { known } = brand.config.banks;
  await expect(offered("[name=bankCode]")).toHaveText(
    banks.map(({ code, nameTH }) => known[code]?.name[brand.config.defaultLocale] ?? nameTH),
  );
});

test("an invite link's code is kept by the browser and cannot be changed [2.10 3.34 5.09]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register?code=PR%E0%B8%81%2F%3D1");
  const kept = (await page.context().cookies()).find(({ name }) => name === "code");
  expect(kept).toMatchObject({ value: encodeURIComponent("PRก/=1"), httpOnly: true, sameSite: "Lax" });
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1_000 + 30 * 86_400);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(screen.invite).toHaveValue("PRก/=1");
  await expect(screen.invite).not.toBeEditable();
  await screen.invite.evaluate((input: HTMLInputElement) => {
    input.value = "PRmine";
  });
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  await expectMember(sandbox, applicant, { inviteCode: "PRก/=1" });
});

test("without a link the invite code is typed, or left empty", async ({ page, brand, sandbox }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto(`/register?code=${"x".repeat(65)}`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("code");
  await screen.enterPhone(applicant);
  await screen.invite.fill(" PR77 ");
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  await expectMember(sandbox, applicant, { inviteCode: "PR77" });
});
