import { newApplicant, registrationScreen } from "./applicant";
import { expect, test } from "./fixtures";
import { grouped } from "./login-screen";
import { tapTwice } from "./tap-twice";

test("a phone that is taken leads back to the phone, with what was typed kept", async ({
  page,
  brand,
  sandbox,
  member,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(
    member.username.length === 10 ? { ...applicant, username: member.username } : applicant,
  );
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:EXISTING_USER"));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(screen.phone).toHaveValue(grouped(member.username));
  await expect(
    page.locator("main").getByRole("link", { name: brand.t("public:register.login") }),
  ).toBeVisible();
  await screen.enterPhone(applicant);
  await expect(screen.name).toHaveValue(applicant.name);
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  expect(await sandbox.balances(applicant)).toMatchObject({ name: applicant.name });
});

test("a bank account that is taken is refused at the bank step, with what was typed kept", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const { bankCode, bankAccountNo } = applicant;
  await sandbox.make({ bankCode, bankAccountNo });
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:EXISTING_BANK"));
  await expect(page).toHaveURL("/register/bank");
  await expect(screen.bank).toHaveValue(bankCode);
  await expect(screen.accountNo).toHaveValue(bankAccountNo);
  await page.goto("/register/profile");
  await page.goto("/register/bank");
  await expect(screen.accountNo).toHaveValue(bankAccountNo);
  await screen.accountNo.fill("7000000001");
  await expect(page.getByRole("alert")).toBeHidden();
  await screen.submit();
  await expect(page).toHaveURL("/register/done");
});

test("a double click registers once, and says that it did", async ({ page, brand, sandbox }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.enterProfile(applicant);
  await screen.fillBank(applicant);
  const registrations = () => sandbox.callsOf(applicant, "account.register");
  await sandbox.fault(applicant, { endpoint: "account.register", kind: "hang", when: "after", times: 1 });
  await tapTwice(page.locator("main form button"), () => expect.poll(registrations).toHaveLength(1));
  await expect(page).toHaveURL("/register/done");
  const executed = (await registrations()).map((call) => call.executed);
  expect(executed).toEqual([true, false]);
  await sandbox.heal(applicant);
});

for (const kind of ["reset-after", "truncated", "not-json", "empty"] as const) {
  test(`an answer that gets lost (${kind}) after registering is not called a failure`, async ({
    page,
    brand,
    sandbox,
  }) => {
    const applicant = newApplicant(brand);
    const screen = registrationScreen(page, brand);
    await page.goto("/register");
    await screen.enterPhone(applicant);
    await screen.enterProfile(applicant);
    await sandbox.fault(applicant, { endpoint: "account.register", kind, times: 1 });
    await screen.enterBank(applicant);
    await expect(page).toHaveURL("/register/done");
    expect(await sandbox.callsOf(applicant, "account.register")).toHaveLength(1);
  });
}

test("an operator that fails before registering is a form error; trying again registers", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.enterProfile(applicant);
  await sandbox.fault(applicant, { endpoint: "account.register", kind: "status", status: 500, times: 1 });
  await screen.enterBank(applicant);
  await expect(page.getByRole("alert")).toHaveText(brand.t("form:lost.registered"));
  await screen.submit();
  await expect(page).toHaveURL("/register/done");
});

test("without sources the field is left out; without banks the step offers to try again", async ({
  browser,
  brand,
  ownHouse,
}) => {
  const { sandbox, url } = ownHouse;
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  for (const endpoint of ["lookup.banks", "lookup.sources"]) {
    await sandbox.control("POST", "/faults", { endpoint, kind: "status", status: 500 });
  }
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(screen.name).toBeVisible();
  await expect(page.locator("[name=sourceCode]")).toHaveCount(0);
  await screen.enterProfile(applicant);
  await expect(
    page.getByRole("status").filter({ hasText: brand.t("public:register.bank.noBanks") }),
  ).toBeVisible();
  await sandbox.control("DELETE", "/faults");
  await page.getByRole("link", { name: brand.t("public:common.retry") }).click();
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  await context.close();
});

test("gone from any look-up of a step leads to the notice", async ({ browser, brand, ownHouse }) => {
  const context = await browser.newContext({ baseURL: ownHouse.url });
  const page = await context.newPage();
  const screen = registrationScreen(page, brand);
  const applicant = newApplicant(brand);
  const isGone = (endpoint: string) =>
    ownHouse.sandbox.control("POST", "/faults", {
      endpoint,
      kind: "status",
      status: 410,
      body: JSON.stringify({ message: "gone" }),
    });
  await isGone("lookup.sources");
  await isGone("lookup.banks");
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/terminated");
  await ownHouse.sandbox.control("DELETE", "/faults");
  await isGone("lookup.banks");
  await page.goto("/register/profile");
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/terminated");
  await context.close();
});

test("a terminated service leads to the notice", async ({ browser, brand, ownHouse }) => {
  const context = await browser.newContext({ baseURL: ownHouse.url });
  const page = await context.newPage();
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(newApplicant(brand));
  await expect(page).toHaveURL("/register/profile");
  await ownHouse.sandbox.set({ terminated: true });
  await screen.enterProfile(newApplicant(brand));
  await expect(page).toHaveURL("/terminated");
  await context.close();
});
