import { newApplicant, registrationScreen } from "./applicant";
import { expect, test } from "./fixtures";
import { hold, SCRIPTS } from "./held-requests";
import { grouped } from "./login-screen";
import { awaitScript } from "./screens";

test("a step that is not due leads to the one that is, and its form reaches nobody [4.01]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const { username, password, name, bankAccountNo } = applicant;
  for (const step of ["otp", "profile", "bank", "done"]) {
    await page.goto(`/register/${step}`);
    await expect(page).toHaveURL("/register");
  }
  const forms: [string, Record<string, string>][] = [
    ["otp", { otpCode: "123456" }],
    ["otp", { do: "resend" }],
    ["profile", { name, username, password, confirmPassword: password, ageConfirmation: "on" }],
    ["bank", { bankCode: "SCB", firstName: "A", lastName: "B", bankAccountNo, username, password, name }],
  ];
  for (const [step, form] of forms) {
    const answer = await page.request.post(`/register/${step}`, { form, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/register"]);
  }
  for (const endpoint of ["otp.verify", "otp.send", "account.validate", "account.register"]) {
    expect(await sandbox.calls({ endpoint })).toEqual([]);
  }
  const screen = registrationScreen(page, brand);
  await screen.enterPhone(applicant);
  for (const step of ["otp", "bank"]) {
    await page.goto(`/register/${step}`);
    await expect(page).toHaveURL("/register/profile");
  }
});

test("a step sent after the draft's time says so at the start", async ({ page, brand }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.fillProfile(applicant);
  await page.context().clearCookies({ name: "register-draft" });
  await screen.next();
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("alert")).toHaveText(brand.t("public:register.expired"));
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/register/profile");
});

test("reload, Back and a second tab keep the draft, and the phone can be corrected", async ({
  page,
  context,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const corrected = { ...applicant, username: newApplicant(brand).username };
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/register/profile");
  await page.reload();
  await expect(page.getByLabel(brand.t("public:register.profile.username"))).toHaveValue(applicant.username);
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  await page.reload();
  await expect(page).toHaveURL("/register/bank");

  const tab = await context.newPage();
  await tab.goto("/register/bank");
  await expect(tab).toHaveURL("/register/bank");
  await tab.close();

  await page.goBack();
  await expect(page).toHaveURL("/register/profile");
  await expect(screen.name).toHaveValue(applicant.name);
  await page.getByRole("link", { name: brand.t("public:register.profile.change") }).click();
  await expect(screen.phone).toHaveValue(grouped(applicant.username));
  await screen.enterPhone(corrected);
  await expect(page).toHaveURL("/register/profile");
  await expect(screen.name).toHaveValue(applicant.name);
  await expect(screen.password).toHaveValue("");
  await page.goto("/register/bank");
  await expect(page, "the new phone is not validated yet").toHaveURL("/register/profile");
  await screen.enterProfile(corrected);
  await screen.enterBank(corrected);
  await expect(page).toHaveURL("/register/done");
  expect(await sandbox.balances(corrected)).toMatchObject({ username: corrected.username });
});

test("what is typed before the script has come stays", async ({ page, brand }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const letGo = await hold(page, SCRIPTS);
  await page.goto("/register", { waitUntil: "commit" });
  await screen.phone.fill(applicant.username);
  await letGo();
  await awaitScript(page);
  await expect(screen.phone).toHaveValue(grouped(applicant.username));
  await screen.next();
  await expect(page).toHaveURL("/register/profile");
});

test("neither password nor draft is in any page, address, script's data or log line", async ({
  page,
  brand,
  logLines,
}) => {
  const applicant = newApplicant(brand, { password: "canary-password-77" });
  const screen = registrationScreen(page, brand);
  const seen: string[] = [];
  page.on("response", async (response) => {
    seen.push(response.url(), JSON.stringify(await response.allHeaders()));
    if (response.status() < 300 || response.status() >= 400) seen.push(await response.text().catch(() => ""));
  });
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.fillProfile(applicant);
  await screen.confirmPassword.fill("canary-password-78");
  await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByText(brand.say("fields:password.different"))).toBeVisible();
  await expect(screen.password).toHaveValue("");
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  await page.goto("/register/profile");
  await page.goto("/register/bank");
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/login");
  await awaitScript(page);
  expect(seen.length).toBeGreaterThan(10);
  const everything = [...seen, ...logLines()].join("\n");
  expect(everything).not.toContain("canary-password");
  expect(logLines().join("\n")).not.toContain(applicant.username);
});
