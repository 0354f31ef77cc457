import { newApplicant } from "../support/applicant";
import { expect } from "./fixtures";
import { codeSentTo, test, wrongCode } from "./otp-site";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";
import { setTextSize } from "./text-size";
import { expectNotTooWide, expectUsable } from "./usable";

test("everything works without script: phone, code, profile, bank, and to the login page by itself [2.11 2.12 4.01]", async ({
  scriptlessBrowser,
  brand,
  otpSite,
}) => {
  const context = await scriptlessBrowser.newContext({ baseURL: otpSite.url });
  const page = await context.newPage();
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.waiting.click();
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:REQUEST_LIMIT_1MIN"));
  await screen.code.fill((await codeSentTo(otpSite, applicant.username)).code);
  await screen.confirm();
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/login");
  const { username, bankAccountNo } = applicant;
  expect(await otpSite.sandbox.balances(applicant)).toMatchObject({ username, bankAccountNo });
  await context.close();
});

test("asking again counts down for a minute, and longer after REQUEST_LIMIT; a wrong code takes the focus and goes", async ({
  page,
  brand,
  otpSite,
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
  await otpSite.sandbox.control("POST", "/clock", { advanceMs: 61_000 });
  await screen.resend.click();
  await expect(
    page.getByRole("status").filter({ hasText: brand.t("public:register.otp.sentAgain") }),
  ).toBeVisible();
  expect(await otpSite.sandbox.callsOf(applicant, "otp.send")).toHaveLength(3);

  const { code } = await codeSentTo(otpSite, applicant.username);
  await expect(screen.code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(screen.code).toHaveAttribute("inputmode", "numeric");
  await screen.enterCode(wrongCode(code));
  await expect(alert).toHaveText(brand.say("errors:OTP_CODE_INVALID"));
  await expect(alert).toBeFocused();
  await expect(screen.code).toHaveValue("");
  await screen.code.fill(code);
  await screen.confirm();
  await expect(page).toHaveURL("/register/profile");
});

test("a code sends itself once, when all digits are in; after a refusal only the button sends, also on a page opened anew", async ({
  page,
  brand,
  otpSite,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const alert = page.getByRole("alert");
  const verified = () => otpSite.sandbox.calls({ endpoint: "otp.verify" });
  const checking = page.getByRole("button", { name: brand.t("public:register.otp.checking") });
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/register/otp");
  await awaitScript(page);
  await expect(screen.code).toBeFocused();
  const { code, token } = await codeSentTo(otpSite, applicant.username);
  const wrong = wrongCode(code);
  const before = (await verified()).length;
  let posts = 0;
  // An answer without a page leaves this one as it is.
  await page.route("**/register/otp", (route) => {
    posts += 1;
    return route.fulfill({ status: 204 });
  });
  await screen.code.pressSequentially(wrong.slice(0, 5));
  await expect(checking).toHaveCount(0);
  await screen.code.pressSequentially(wrong.slice(5));
  await expect(checking).toBeDisabled();
  await screen.code.pressSequentially("1");
  expect(posts).toBe(1);
  await page.unroute("**/register/otp");
  await page.reload();
  await screen.enterCode(wrong);
  await expect(alert).toHaveText(brand.say("errors:OTP_CODE_INVALID"));
  expect((await verified()).slice(before).map(({ body }) => body)).toEqual([
    { otpToken: token, otpCode: wrong },
  ]);

  await awaitScript(page);
  for (const again of [wrong, code]) {
    await screen.code.fill(again);
    await expect(checking).toHaveCount(0);
  }
  await page.goto("/register/otp");
  await awaitScript(page);
  await screen.code.fill(code);
  await expect(checking).toHaveCount(0);
  expect((await verified()).slice(before)).toHaveLength(1);
  await screen.confirm();
  await expect(page).toHaveURL("/register/profile");
});

test("the field is drawn as six cells that fit the smallest phone, and as one with large text", async ({
  page,
  brand,
  axe,
}) => {
  const screen = registrationScreen(page, brand);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/register");
  await screen.enterPhone(newApplicant(brand));
  await expect(page).toHaveURL("/register/otp");
  await awaitScript(page);
  await axe(page);
  await expectUsable(page, "otp");
  const cells = page.locator("main form [aria-hidden=true] > span");
  await expect(cells).toHaveCount(6);
  const last = await cells.last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(304);
  await setTextSize(page, 150);
  await expect(cells.last()).toBeHidden();
  await expect(screen.code).toBeVisible();
  await expectNotTooWide(page, "otp with large text", 150);
});
