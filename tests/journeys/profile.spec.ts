import { expect, test } from "./fixtures";
import { canSignIn, fillPasswords, held, save, text } from "./profile-screen";
import { awaitScript } from "./screens";

test("name and bank account are changed, without script too, and the operator has them [3.26 7.22 8.08]", async ({
  noScript: page,
  signIn,
  member,
  sandbox,
  brand,
}) => {
  await signIn(page.context(), member);
  await page.goto("/user/profile");
  await page.getByRole("link", { name: text(brand).edit }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text(brand).name, { exact: true }).fill("นที ใหม่");
  await dialog.getByRole("combobox").selectOption("GSB");
  await dialog.getByLabel(text(brand).holder, { exact: true }).fill("natee mai");
  await dialog.getByLabel(text(brand).number, { exact: true }).fill("๑๒๓-456-7891");
  await save(page, brand);
  await expect(page.getByText(brand.t("profile:savedProfile"))).toBeVisible();
  await expect(page.getByText("123-456-7891", { exact: true })).toBeVisible();
  const { profile, bankAccount } = await held(sandbox, member);
  expect(profile.name).toBe("นที ใหม่");
  expect(bankAccount).toMatchObject({
    bankCode: "GSB",
    bankAccountName: "NATEE MAI",
    bankAccountNo: "1234567891",
  });
});

test("with script a wrong old password is refused in its dialog, and the right one closes it", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile");
  await awaitScript(page);
  await page.getByRole("link", { name: text(brand).lock }).click();
  await expect(page).toHaveURL("/user/profile/password");
  await fillPasswords(page, brand, "not this one", "another-1", "another-1");
  await save(page, brand);
  await expect(page.getByRole("alert")).toContainText(brand.say("errors:WRONG_PASSWORD"));
  await fillPasswords(page, brand, member.password, "another-1", "another-1");
  await save(page, brand);
  await expect(page.getByText(brand.t("profile:savedPassword"))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await canSignIn(sandbox, member, "another-1")).toBe(true);
});

test("the dialogs judge what is typed as it is typed, and what is sent empty has the focus [5.20 5.21]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  const label = (name: "name" | "newPassword" | "confirmPassword" | "bankAccountName" | "bankAccountNo") =>
    page.getByRole("dialog").getByLabel(brand.t(`profile:${name}`), { exact: true });
  const open = async (path: string) => {
    await page.goto(`/user/profile/${path}`);
    await awaitScript(page);
  };
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const hasRules = () => scripts.some((url) => /validator-/.test(url));

  await open("password");
  expect(hasRules(), "zod is not in the first load").toBe(false);
  await label("newPassword").fill("one");
  await expect.poll(hasRules).toBe(true);
  await label("confirmPassword").fill("other");
  await label("newPassword").focus();
  await expect(page.getByText(brand.say("fields:password.different"))).toBeVisible();
  await label("confirmPassword").fill("one");
  await expect(page.getByText(brand.say("fields:password.different"))).toHaveCount(0);

  await open("bank-name");
  await expect(label("bankAccountName")).toHaveCSS("text-transform", "uppercase");
  await label("bankAccountName").fill("สมชาย");
  await label("bankAccountName").blur();
  await expect(page.getByText(brand.say("fields:bankAccountName.english"))).toBeVisible();
  await label("bankAccountName").fill("SOMCHAI");
  await expect(page.getByText(brand.say("fields:bankAccountName.english"))).toHaveCount(0);

  await open("edit");
  const english = page.getByText(brand.say("fields:bankAccountName.english"));
  await label("bankAccountName").fill("สมชาย ใจ");
  await label("bankAccountName").blur();
  await expect(english).toBeVisible();
  // As soon as another bank is chosen, which needs no English, and not only when the list is left.
  await page.getByRole("dialog").getByRole("combobox").selectOption("GSB");
  await expect(english).toHaveCount(0);
  await label("bankAccountNo").fill("12x");
  await label("bankAccountNo").blur();
  await expect(page.getByText(brand.say("fields:bankAccountNo.format"))).toBeVisible();
  for (const name of ["name", "bankAccountNo"] as const) await label(name).fill("");
  await save(page, brand);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(brand.t("profile:name"));
  await expect(alert).toContainText(brand.t("profile:bankAccountNo"));
  await expect(label("name")).toBeFocused();
  // In our words, never the browser's.
  await expect(label("name")).toHaveAccessibleDescription(brand.wanted("profile:name"));
  expect(await page.locator("form").last().getAttribute("novalidate")).not.toBeNull();
  expect((await sandbox.callsOf(member)).map(({ endpoint }) => endpoint)).not.toContain(
    "account.updateProfile",
  );
});
