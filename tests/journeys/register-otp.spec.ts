import { newApplicant } from "../support/applicant";
import { expect } from "./fixtures";
import { codeSentTo, test, wrongCode } from "./otp-house";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";

test("everything works without script: phone, code, profile, bank, and to the login page by itself [2.11 2.12 4.01]", async ({
  scriptlessBrowser,
  brand,
  otpHouse,
}) => {
  const context = await scriptlessBrowser.newContext({ baseURL: otpHouse.url });
  const page = await context.newPage();
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.waiting.click();
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:REQUEST_LIMIT_1MIN"));
  await screen.code.fill((await codeSentTo(otpHouse, applicant.username)).code);
  await screen.confirm();
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/login");
  const { username, bankAccountNo } = applicant;
  expect(await otpHouse.sandbox.balances(applicant)).toMatchObject({ username, bankAccountNo });
  await context.close();
});

test("asking again counts down for a minute, and longer after REQUEST_LIMIT; a wrong code takes the focus and goes", async ({
  page,
  brand,
  otpHouse,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const alert = page.getByRole("alert");
  await page.clock.install();
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(screen.waiting).toBeDisabled();
  await expect(screen.waiting).toContainText(/0[01]:\d\d/);
  await awaitScript(page);
  await page.clock.fastForward(61_000);
  await expect(screen.resend).toBeEnabled();
  await screen.resend.click();
  await expect(alert).toHaveText(brand.say("errors:REQUEST_LIMIT_1MIN"));
  await expect(screen.waiting).toBeDisabled();
  await page.reload();
  await awaitScript(page);
  await expect(screen.waiting).toBeDisabled();
  await page.clock.fastForward(61_000);
  await otpHouse.sandbox.control("POST", "/clock", { advanceMs: 61_000 });
  await screen.resend.click();
  await expect(
    page.getByRole("status").filter({ hasText: brand.t("public:register.otp.sentAgain") }),
  ).toBeVisible();
  expect(await otpHouse.sandbox.callsOf(applicant, "otp.send")).toHaveLength(3);

  const { code } = await codeSentTo(otpHouse, applicant.username);
  await expect(screen.code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(screen.code).toHaveAttribute("inputmode", "numeric");
  await screen.code.fill(wrongCode(code));
  await screen.confirm();
  await expect(alert).toHaveText(brand.say("errors:OTP_CODE_INVALID"));
  await expect(alert).toBeFocused();
  await expect(screen.code).toHaveValue("");
  await screen.code.fill(code);
  await screen.confirm();
  await expect(page).toHaveURL("/register/profile");
});
