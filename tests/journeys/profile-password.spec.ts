import { expect, test } from "./fixtures";
import { canSignIn, fillPasswords, save, text } from "./profile-screen";

test("the lock opens the password dialog; the new password signs in from then on [1.13 2.56 3.26 7.24 8.08]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile");
  await page.getByRole("link", { name: text(brand).lock }).click();
  await expect(page).toHaveURL("/user/profile/password");
  await fillPasswords(page, brand, member.password, "ใหม่-กว่า 1", "ใหม่-กว่า 1");
  await save(page, brand);
  await expect(page.getByText(brand.t("profile:savedPassword"))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await canSignIn(sandbox, member, member.password)).toBe(false);
  expect(await canSignIn(sandbox, member, "ใหม่-กว่า 1")).toBe(true);
});

test("a wrong old password is refused in words, and no password is sent back [8.08]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/password");
  await fillPasswords(page, brand, "canary-old", "canary-new", "canary-new");
  await save(page, brand);
  await expect(page.getByRole("alert")).toContainText(brand.say("errors:WRONG_PASSWORD"));
  expect(await page.content()).not.toContain("canary-");
  expect(await canSignIn(sandbox, member, member.password)).toBe(true);
});

test("two different new passwords get an inline error and reach nobody [5.20]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/password");
  await fillPasswords(page, brand, member.password, "one", "other");
  await save(page, brand);
  const again = page.getByLabel(text(brand).again, { exact: true });
  await expect(again).toHaveAttribute("aria-invalid", "true");
  await expect(again).toHaveAccessibleDescription(brand.say("fields:password.different"));
  expect(await sandbox.callsOf(member, "account.changePassword")).toHaveLength(0);
});

test("with any of the three empty nothing is called: no toast, no dialog, the empty field says so [5.19]", async ({
  noScript: page,
  signIn,
  member,
  sandbox,
  brand,
}) => {
  await signIn(page.context(), member);
  const labels = [text(brand).old, text(brand).next, text(brand).again];
  for (const empty of labels) {
    await page.goto("/user/profile/password");
    for (const label of labels) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("required", "");
      await field.fill(label === empty ? "" : member.password);
    }
    await save(page, brand);
    const field = page.getByLabel(empty, { exact: true });
    await expect(field).toHaveAccessibleDescription(brand.say("fields:required", { field: empty }));
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await expect(page.getByRole("alert")).toContainText(empty);
    await expect(page.locator("[data-tone], [role=alertdialog]")).toHaveCount(0);
  }
  expect(await sandbox.callsOf(member, "account.changePassword")).toHaveLength(0);
  expect(await canSignIn(sandbox, member, member.password)).toBe(true);
});
