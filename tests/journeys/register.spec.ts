import { newApplicant } from "../support/applicant";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { grouped } from "./login-screen";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";

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

test("a phone is judged as it is typed, by rules that come with the first focus [5.01]", async ({
  page,
  brand,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  const hasZod = async () => (await Promise.all(scripts)).some((text) => text.includes("invalid_type"));
  const message = brand.say("fields:phone.length", { length: "10" });
  const { phone } = registrationScreen(page, brand);
  await page.goto("/register");
  await awaitScript(page);
  expect(await hasZod()).toBe(false);
  await phone.focus();
  await expect.poll(hasZod).toBe(true);
  await phone.fill("081234567");
  await phone.blur();
  await expect(page.getByText(message)).toBeVisible();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.pressSequentially("8");
  await expect(page.getByText(message)).toBeHidden();
  await phone.fill("abc");
  await expect(page.getByText(brand.say("fields:phone.format"))).toBeVisible();
});

test.describe("in the oldest browsers", () => {
  test.use({ isOld: true });

  test("what is judged while it is typed is not sent", async ({ page, brand }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const { phone } = registrationScreen(page, brand);
    await page.goto("/register");
    await awaitScript(page);
    const message = page.getByText(brand.say("fields:phone.length", { length: "10" }));
    await phone.fill("081234567");
    await phone.blur();
    await expect(message).toBeVisible();
    await phone.pressSequentially("8");
    await expect(message).toBeHidden();
    await phone.press("Backspace");
    await phone.press("Enter");
    await expect(message).toBeVisible();
    await expect(phone).toBeFocused();
    expect(posts).toEqual([]);
  });
});

test("a step that nobody has touched complains of nothing; what is typed is judged on the spot, and no tap misses for it", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const differ = page.getByText(brand.say("fields:password.different"));
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(page).toHaveURL("/register/profile");
  await awaitScript(page);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(screen.age).not.toBeChecked();
  await expect(screen.source).toBeHidden();
  await screen.more.click();
  await screen.source.selectOption("FB");
  await screen.password.fill("one");
  await screen.confirmPassword.fill("another");
  // What the field that is left has to say moves the box that is tapped.
  await screen.age.evaluate((box) => box.scrollIntoView({ block: "center" }));
  const place = await screen.age.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 4);
  await expect(differ).toBeVisible();
  await expect(screen.age).toBeChecked();
  await screen.confirmPassword.fill("one");
  await expect(differ).toBeHidden();
  await screen.next();
  await expect(page.getByText(brand.wanted("public:register.profile.name"), { exact: true })).toHaveCount(1);
  await expect(screen.name).toBeFocused();
  expect(await sandbox.callsOf(applicant)).toEqual([]);
  await screen.enterProfile(applicant);

  await expect(page).toHaveURL("/register/bank");
  await awaitScript(page);
  await screen.fillBank({ ...applicant, bankCode: "KTB", lastName: "มะลิ" });
  await screen.accountNo.blur();
  await expect(page.getByText(brand.say("fields:bankAccountName.english"))).toHaveCount(1);
  await screen.submit();
  await expect(screen.lastName).toHaveAttribute("aria-invalid", "true");
  expect(await sandbox.callsOf(applicant, "account.register")).toEqual([]);
});

test("a phone that is taken leads back to it, said first; Back and reload keep what was typed", async ({
  page,
  brand,
  member,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone({ ...applicant, username: member.username });
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:EXISTING_USER"));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(screen.phone).toHaveValue(grouped(member.username));
  await screen.enterPhone(applicant);
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  await page.reload();
  await expect(page).toHaveURL("/register/bank");
  await page.goBack();
  await expect(page).toHaveURL("/register/profile");
  await expect(screen.name).toHaveValue(applicant.name);
});

test("the keyboard alone registers, each step sent with Enter; every step is accessible and fits a small phone", async ({
  page,
  brand,
  sandbox,
  axe,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const { keyboard } = page;
  const look = async (step: string) => {
    await awaitScript(page);
    await axe(page);
    await expectUsable(page, step);
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/register");
  await look("phone");
  await tabTo(screen.phone);
  await keyboard.type(applicant.username);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/register/profile");
  await look("profile");
  await tabTo(screen.name);
  await keyboard.type(applicant.name);
  for (const field of [screen.password, screen.confirmPassword]) {
    await tabTo(field);
    await keyboard.type(applicant.password);
  }
  await tabTo(screen.age);
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/register/bank");
  await look("bank");
  await tabTo(screen.bank);
  await keyboard.press("ArrowDown");
  for (const typed of [applicant.firstName, applicant.lastName, applicant.bankAccountNo]) {
    await keyboard.press("Tab");
    await keyboard.type(typed);
  }
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/register/done");
  const registrations = await sandbox.callsOf(applicant, "account.register");
  expect(registrations.filter(({ executed }) => executed)).toHaveLength(1);
  const { username, name, bankAccountNo } = applicant;
  expect(await sandbox.balances(applicant)).toMatchObject({ username, name, bankAccountNo });
});
