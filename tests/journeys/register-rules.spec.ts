import type { Page } from "playwright/test";
import { newApplicant, registrationScreen } from "./applicant";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

/** Submits the form as it is, bypassing the browser's validation. */
const post = (page: Page) =>
  page
    .locator("main form")
    .first()
    .evaluate((form: HTMLFormElement) => form.submit());

test("a phone has exactly 10 digits: said as one types, and by the server [5.01]", async ({
  page,
  noScript,
  brand,
}) => {
  const message = brand.say("fields:phone.length", { length: "10" });
  expect(brand.texts.anyKey("en")("fields:phone.length", { length: "10" })).toBe(
    "The phone number must support 10 digits",
  );
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.phone.fill("081234567");
  await screen.phone.blur();
  await expect(page.getByText(message)).toBeVisible();
  await expect(screen.phone).toHaveAttribute("aria-invalid", "true");
  await screen.phone.pressSequentially("8");
  await expect(page.getByText(message)).toBeHidden();
  await screen.phone.fill("abc");
  await expect(page.getByText(brand.say("fields:phone.format"))).toBeVisible();

  const plain = registrationScreen(noScript, brand);
  await noScript.goto("/register");
  await plain.phone.fill("08123456789");
  await plain.next();
  await expect(noScript).toHaveURL("/register");
  await expect(noScript.getByText(message)).toBeVisible();
  await expect(plain.phone).toHaveValue("08123456789");
});

test("zod is not in the first load: the schema comes with the first focus", async ({ page, brand }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  const hasZod = async () => (await Promise.all(scripts)).some((text) => text.includes("invalid_type"));
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await awaitScript(page);
  expect(await hasZod()).toBe(false);
  await screen.phone.focus();
  await expect.poll(hasZod).toBe(true);
});

test("a step that nobody has touched complains of nothing, its checkbox included", async ({
  page,
  brand,
}) => {
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(newApplicant(brand));
  await expect(page).toHaveURL("/register/profile");
  await awaitScript(page);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(screen.age).not.toBeChecked();
});

test("name and both passwords are wanted, the passwords the same, the age confirmed [5.03 5.04]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  for (const field of [screen.name, screen.password, screen.confirmPassword]) {
    await expect(field).toHaveAttribute("required", "");
  }
  await post(page);
  for (const label of ["name", "password", "confirmPassword"]) {
    const message = brand.wanted(`public:register.profile.${label}`);
    await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  }
  await expect(page.getByText(brand.say("fields:age.confirm"))).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(brand.t("public:register.profile.password"));
  await expect(screen.name).toBeFocused();
  await screen.fillProfile(applicant);
  await screen.confirmPassword.fill("another");
  await screen.confirmPassword.blur();
  expect(brand.texts.anyKey("en")("fields:password.different")).toBe("Passwords don't match");
  await expect(page.getByText(brand.say("fields:password.different"))).toBeVisible();
  await screen.next();
  await expect(page).toHaveURL("/register/profile");
  expect(await sandbox.callsOf(applicant)).toEqual([]);
  await screen.confirmPassword.fill(applicant.password);
  await expect(page.getByText(brand.say("fields:password.different"))).toBeHidden();
  await screen.next();
  await expect(page).toHaveURL("/register/bank");
});

test("a tap lands though the field that it leaves has something to say, which moves what was tapped", async ({
  page,
  brand,
}) => {
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(newApplicant(brand));
  await screen.password.fill("one");
  await screen.confirmPassword.fill("another");
  await awaitScript(page);
  await screen.age.evaluate((box) => box.scrollIntoView({ block: "center" }));
  const place = await screen.age.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 4);
  await expect(page.getByText(brand.say("fields:password.different"))).toBeVisible();
  await expect(screen.age).toBeChecked();
});

test("bank, first and last name and number are wanted; KTB, TMB and BBL want English [5.06 5.07 5.08 9.05]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand, { firstName: " mali", lastName: "มะลิ" });
  const message = brand.say("fields:bankAccountName.english");
  expect(brand.texts.anyKey("en")("fields:bankAccountName.english")).toBe(
    "Bank account name must be in English only",
  );
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  await post(page);
  for (const label of ["firstName", "lastName", "bankAccountNo"]) {
    const message = brand.wanted(`public:register.bank.${label}`);
    await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  }
  await expect(page.getByText(brand.say("fields:bank.choose"))).toHaveCount(1);
  for (const bankCode of ["KTB", "TMB", "BBL"]) {
    await page.goto("/register/bank");
    await screen.fillBank({ ...applicant, bankCode });
    await screen.accountNo.blur();
    await screen.submit();
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(screen.lastName).toHaveAttribute("aria-invalid", "true");
    await page.goto("/register/bank");
    await screen.fillBank({ ...applicant, bankCode });
    await post(page);
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(screen.bank).toHaveValue(bankCode);
  }
  await screen.lastName.fill(" jai  dee ");
  await screen.submit();
  await expect(page).toHaveURL("/register/done");
  expect(await sandbox.balances(applicant)).toMatchObject({ bankAccountName: "MALI JAI DEE" });
});
