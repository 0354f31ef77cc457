import { newApplicant, registrationScreen } from "./applicant";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";
import { colour, expectFourSeconds, toastOf } from "./toast";

test("what cannot be done any more is said by a red toast for 4 s, over the page that it led to [8.02 9.21]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  await page.clock.install();
  await page.goto("/user/profile/bank-name");
  await awaitScript(page);
  const { username, password } = member;
  const { body } = await sandbox.call("account.login", { username, password });
  const { token } = body as { token: string };
  await sandbox.call("account.updateBankAccountName", { bankCode: "KTB", bankAccountName: "A B" }, { token });
  await page.locator("dialog input[name=bankAccountName]").fill("OTHER NAME");
  expect(brand.config.delays.toastMs).toBe(4_000);
  await expectFourSeconds(page, async () => {
    await page.getByRole("button", { name: brand.t("profile:save") }).click();
    await expect(page).toHaveURL("/user/profile");
    await expect(toastOf(page)).toHaveText(brand.t("profile:bankNameFixed"));
    await expect(toastOf(page)).toHaveCSS("color", await colour(page, "negative"));
  });
});

test("without script such a word stands in the page, once", async ({
  noScript: page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ bankCode: "SCB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  const form = { bankAccountName: "OTHER NAME" };
  await page.request.post("/user/profile/bank-name", { form, maxRedirects: 0 });
  await page.goto("/user/profile");
  const said = page.getByRole("alert").filter({ hasText: brand.t("profile:bankNameFixed") });
  await expect(said).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("a change whose answer got lost may have happened: the form says so, keeps what was typed, and says how to see", async ({
  noScript: page,
  signIn,
  member,
  sandbox,
  brand,
}) => {
  await signIn(page.context(), member);
  const lost = { kind: "reset-after", times: 1 } as const;
  await sandbox.fault(member, { endpoint: "account.updateProfile", ...lost });
  await page.goto("/user/profile/edit");
  const name = page.getByLabel(brand.t("profile:name"), { exact: true });
  await name.fill("ชื่อ ใหม่");
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page.getByRole("alert")).toHaveText(brand.t("form:lost.saved"));
  await expect(name).toHaveValue("ชื่อ ใหม่");
  await page.goto("/user/profile");
  await expect(page.getByText("ชื่อ ใหม่", { exact: true })).toBeVisible();

  await sandbox.fault(member, { endpoint: "account.changePassword", ...lost });
  await page.goto("/user/profile/password");
  for (const [field, value] of Object.entries({
    oldPassword: member.password,
    newPassword: "canary-new",
    confirmPassword: "canary-new",
  })) {
    await page.locator(`input[name=${field}]`).fill(value);
  }
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page.getByRole("alert")).toHaveText(brand.t("form:lost.password"));
  expect(await page.content()).not.toContain("canary-");
  const signsIn = { username: member.username, password: "canary-new" };
  expect((await sandbox.call("account.login", signsIn)).status).toBe(200);
});

test("a look-up that fails in an action leaves the form as it was typed", async ({
  noScript: page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  await page.goto("/user/profile/bank-name");
  const name = page.locator("input[name=bankAccountName]");
  await name.fill("somchai");
  await sandbox.fault(member, { endpoint: "account.profile", kind: "status", status: 500, times: 1 });
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:INTERNAL_SERVER_ERROR"));
  await expect(name).toHaveValue("somchai");
});

test("the first field at fault has the focus and the form names those that are, never in the browser's own words", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  for (const field of ["name", "bankAccountNo"]) await page.locator(`input[name=${field}]`).fill("");
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(brand.t("profile:name"));
  await expect(alert).toContainText(brand.t("profile:bankAccountNo"));
  await expect(page.locator("input[name=name]")).toBeFocused();
  await expect(page.locator("input[name=name]")).toHaveAccessibleDescription(brand.wanted("profile:name"));
  expect(await page.locator("form").last().getAttribute("novalidate")).not.toBeNull();
});

test("the last form of a registration, sent again, leads to its success [4.01]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  const { bankCode, firstName, lastName, bankAccountNo } = applicant;
  const again = await page.request.post("/register/bank", {
    form: { bankCode, firstName, lastName, bankAccountNo },
    maxRedirects: 0,
  });
  expect([again.status(), again.headers().location]).toEqual([303, "/register/done"]);
  expect(await sandbox.callsOf(applicant, "account.register")).toHaveLength(1);
  await page.goto("/register/profile");
  await expect(page).toHaveURL("/register");
});

test("progress is shown once a page has been on its way for 200 ms, and goes with its coming [9.21]", async ({
  signedIn: page,
  brand,
}) => {
  expect(brand.config.delays.loaderMs).toBe(200);
  await page.clock.install();
  await page.goto("/user/profile");
  await awaitScript(page);
  const letGo = await hold(page, "**/user/statement.data*");
  const asked = page.waitForRequest("**/user/statement.data*");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("link", { name: brand.t("member:frame.statement") }).click();
  await asked;
  const bar = page.getByRole("progressbar", { name: brand.t("public:common.loading") });
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await letGo();
  await page.clock.resume();
  await expect(page).toHaveURL("/user/statement");
  await expect(bar).toHaveCount(0);
});
