import { newApplicant, registrationScreen } from "./applicant";
import { expect } from "./fixtures";
import { grouped } from "./login-screen";
import { codeSentTo, test, wrongCode } from "./otp-house";
import { awaitScript } from "./screens";

test("asking again counts down for a minute, and longer after REQUEST_LIMIT", async ({
  page,
  brand,
  otpHouse,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.clock.install();
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(screen.waiting).toBeDisabled();
  await expect(screen.waiting).toContainText(/0[01]:\d\d/);
  await awaitScript(page);
  await page.clock.fastForward(61_000);
  await expect(screen.resend).toBeEnabled();
  await screen.resend.click();
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:REQUEST_LIMIT_1MIN"));
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
});

test("a code expires, and five wrong ones block the phone", async ({ page, brand, otpHouse }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  const { code } = await codeSentTo(otpHouse, applicant.username);
  const enter = async (typed: string, answer: string) => {
    await screen.code.fill(typed);
    const answered = page.waitForEvent("load");
    await screen.confirm();
    await answered;
    await expect(page.getByRole("alert")).toHaveText(brand.say(`errors:${answer}`));
  };
  await otpHouse.sandbox.control("POST", "/clock", { advanceMs: 6 * 60_000 });
  await enter(code, "OTP_EXPIRED");
  await otpHouse.sandbox.control("POST", "/clock", { reset: true });
  for (const _ of [1, 2, 3, 4]) await enter(wrongCode(code), "OTP_CODE_INVALID");
  await enter(wrongCode(code), "OTP_BLOCK");
  await enter(code, "OTP_BLOCK");
});

test("a verification that is gone leads back to the phone, with everything kept", async ({
  page,
  brand,
  otpHouse,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.code.fill((await codeSentTo(otpHouse, applicant.username)).code);
  await screen.confirm();
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  await otpHouse.sandbox.control("DELETE", `/otp/${applicant.username}`);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:UNVERIFIED_OTP"));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(screen.phone).toHaveValue(grouped(applicant.username));
  await screen.next();
  await screen.code.fill((await codeSentTo(otpHouse, applicant.username)).code);
  await screen.confirm();
  await expect(page).toHaveURL("/register/bank");
  await expect(screen.firstName).toHaveValue(applicant.firstName);
  await expect(screen.accountNo).toHaveValue(applicant.bankAccountNo);
  await screen.submit();
  await expect(page).toHaveURL("/register/done");
});
