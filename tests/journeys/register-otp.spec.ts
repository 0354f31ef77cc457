import { newApplicant, registrationScreen } from "./applicant";
import { expect } from "./fixtures";
import { hostile } from "./hostile";
import { codeSentTo, test, wrongCode } from "./otp-house";
import { awaitScript } from "./screens";

test("a code is sent, its reference shown, and the right one leads on [1.06 2.11 3.05 4.01 7.14 7.25 7.26]", async ({
  page,
  brand,
  otpHouse,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await expect(page.getByText(brand.t("public:register.progress", { step: 1, steps: 4 }))).toBeVisible();
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/register/otp");
  const { code, ref, token } = await codeSentTo(otpHouse, applicant.username);
  await expect(page.getByText(`${brand.t("public:register.otp.reference")}: ${ref}`)).toBeVisible();
  await expect(screen.code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(screen.code).toHaveAttribute("inputmode", "numeric");
  await screen.code.fill(wrongCode(code));
  await screen.confirm();
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:OTP_CODE_INVALID"));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(screen.code).toHaveValue("");
  await screen.code.fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await screen.confirm();
  await expect(page).toHaveURL("/register/profile");
  await expect(
    page.getByRole("status").filter({ hasText: brand.say("errors:OTP_CODE_VALID") }),
  ).toBeVisible();
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  expect(await otpHouse.sandbox.balances(applicant)).toMatchObject({ username: applicant.username });
  const [sent] = await otpHouse.sandbox.callsOf(applicant, "otp.send");
  expect(sent?.body).toEqual({ phoneNumber: applicant.username });
  const verified = await otpHouse.sandbox.calls({ endpoint: "otp.verify" });
  expect(verified.map(({ body }) => body)).toContainEqual({ otpToken: token, otpCode: code });
});

test("without script the code is entered and asked for again just the same", async ({
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
  const first = await codeSentTo(otpHouse, applicant.username);
  await screen.waiting.click();
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:REQUEST_LIMIT_1MIN"));
  await otpHouse.sandbox.control("POST", "/clock", { advanceMs: 61_000 });
  await screen.waiting.click();
  await expect(
    page.getByRole("status").filter({ hasText: brand.t("public:register.otp.sentAgain") }),
  ).toBeVisible();
  const { code, token } = await codeSentTo(otpHouse, applicant.username);
  expect(token).not.toBe(first.token);
  await screen.code.fill(code);
  await screen.confirm();
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/login");
  expect(await otpHouse.sandbox.balances(applicant)).toMatchObject({ username: applicant.username });
  await context.close();
});

test("the step is skipped for a phone that is verified already [4.02]", async ({ page, brand, otpHouse }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.code.fill((await codeSentTo(otpHouse, applicant.username)).code);
  await screen.confirm();
  await expect(page).toHaveURL("/register/profile");
  await page.context().clearCookies();
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/register/profile");
  await expect(page.getByRole("status").filter({ hasText: brand.say("errors:OTP_VERIFIED") })).toBeVisible();
  await expect(page.getByText(brand.t("public:register.progress", { step: 3, steps: 4 }))).toBeVisible();
  await page.goto("/register/otp");
  await expect(page).toHaveURL("/register/profile");
});

test("a corrected phone starts over with its own code; Back and the same phone send none", async ({
  page,
  brand,
  otpHouse,
}) => {
  const mistyped = newApplicant(brand);
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(mistyped);
  await expect(page).toHaveURL("/register/otp");
  await page.goBack();
  await screen.enterPhone(mistyped);
  await expect(page).toHaveURL("/register/otp");
  expect(await otpHouse.sandbox.callsOf(mistyped, "otp.send")).toHaveLength(1);
  await page.getByRole("link", { name: brand.t("public:register.otp.change") }).click();
  await screen.enterPhone(applicant);
  await expect(page.getByText(applicant.username)).toBeVisible();
  await screen.code.fill((await codeSentTo(otpHouse, mistyped.username)).code);
  await screen.confirm();
  await expect(page.getByRole("alert")).toBeVisible();
  await screen.code.fill((await codeSentTo(otpHouse, applicant.username)).code);
  await screen.confirm();
  await expect(page).toHaveURL("/register/profile");
  await screen.enterProfile(applicant);
  const [validation] = await otpHouse.sandbox.callsOf(applicant, "account.validate");
  expect(validation?.body).toMatchObject({ username: applicant.username });
});

test("whatever is sent as a code gets an answer, and never a fault of ours", async ({ page, brand }) => {
  const { username } = newApplicant(brand);
  await page.request.post("/register", { form: { username } });
  for (const otpCode of hostile) {
    for (const field of ["otpCode", "otpCode[99999999]"]) {
      const form = { [field]: otpCode };
      const answer = await page.request.post("/register/otp", { form, maxRedirects: 0 });
      expect(answer.status(), `${field}=${otpCode.slice(0, 20)}`).toBe(400);
      expect(await answer.text()).not.toContain("<script>alert");
    }
  }
});

test("neither the code nor its token is in any page, address, script's data or log line", async ({
  page,
  brand,
  otpHouse,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const seen: string[] = [];
  page.on("response", async (response) => {
    seen.push(response.url(), JSON.stringify(await response.allHeaders()));
    if (response.status() < 300 || response.status() >= 400) seen.push(await response.text().catch(() => ""));
  });
  await page.goto("/register");
  await screen.enterPhone(applicant);
  const { code, token } = await codeSentTo(otpHouse, applicant.username);
  await expect(page).toHaveURL("/register/otp");
  await page.reload();
  await screen.code.fill(wrongCode(code));
  await screen.confirm();
  await expect(page.getByRole("alert")).toBeVisible();
  await screen.code.fill(code);
  await screen.confirm();
  await expect(page).toHaveURL("/register/profile");
  await awaitScript(page);
  const everything = [...seen, ...otpHouse.log].join("\n");
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(`"${code}"`);
  expect(everything).not.toContain(`>${code}<`);
});
