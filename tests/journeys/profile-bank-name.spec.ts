import { expect, test } from "./fixtures";
import { save, text } from "./profile-screen";

test("two new passwords that differ are told in the account name's form too, and nothing is saved [5.22]", async ({
  page,
  signIn,
  sandbox,
  brand,
  house,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  const send = (confirmPassword: string) =>
    page.request.post(`${house.url}/user/profile/bank-name`, {
      form: { bankAccountName: "SOMCHAI JAIDEE", newPassword: "one", confirmPassword },
      headers: { origin: house.url },
      maxRedirects: 0,
    });
  const refused = await send("other");
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain(brand.say("fields:password.different"));
  expect(await sandbox.callsOf(member, "account.updateBankAccountName")).toHaveLength(0);
  expect((await send("one")).status()).toBe(303);
});

test("the account name is edited only at KTB, TMB and BBL while it is not English [2.57 5.21 7.23 9.05]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  for (const bankCode of ["KTB", "TMB", "BBL"]) {
    const member = await sandbox.make({ bankCode, bankAccountName: "สมชาย ใจดี" });
    await signIn(page.context(), member);
    await page.goto("/user/profile");
    await page.getByRole("link", { name: text(brand).editName }).click();
    const name = page.getByRole("dialog").getByLabel(text(brand).holder, { exact: true });
    await expect(name).toHaveAttribute("required", "");
    await name.fill("somchai  jaidee");
    await expect(name).toHaveCSS("text-transform", "uppercase");
    await save(page, brand);
    await expect(page.getByText(brand.t("profile:savedBankName"))).toBeVisible();
    await expect(page.getByText("SOMCHAI JAIDEE", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: text(brand).editName })).toHaveCount(0);
    const [call] = await sandbox.callsOf(member, "account.updateBankAccountName");
    expect(call?.body).toEqual({ bankCode, bankAccountName: "SOMCHAI JAIDEE" });
  }
});

test("elsewhere, or with an English name, there is no such edit, nor at its address [2.57]", async ({
  page,
  signIn,
  sandbox,
  house,
  brand,
}) => {
  for (const account of [
    { bankCode: "SCB", bankAccountName: "สมชาย ใจดี" },
    { bankCode: "KTB", bankAccountName: "SOMCHAI JAIDEE" },
  ]) {
    const member = await sandbox.make(account);
    await signIn(page.context(), member);
    await page.goto("/user/profile/bank-name");
    await expect(page).toHaveURL("/user/profile");
    await expect(page.getByRole("link", { name: text(brand).editName })).toHaveCount(0);
    await page.request.post(`${house.url}/user/profile/bank-name`, {
      form: { bankAccountName: "OTHER NAME" },
      headers: { origin: house.url },
    });
    expect(await sandbox.callsOf(member, "account.updateBankAccountName")).toHaveLength(0);
  }
});

test("an account name in other letters is refused at the field, without script too [5.21]", async ({
  noScript: page,
  signIn,
  sandbox,
  brand,
  house,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  for (const bankAccountName of ["สมชาย", "SOMCHAI 2", "A-B", ""]) {
    const answer = await page.request.post(`${house.url}/user/profile/bank-name`, {
      form: { bankAccountName },
      headers: { origin: house.url },
    });
    expect(answer.status()).toBe(400);
    const message =
      bankAccountName === ""
        ? brand.wanted("profile:bankAccountName")
        : brand.say("fields:bankAccountName.english");
    expect(await answer.text()).toContain(message);
  }
  expect(await sandbox.callsOf(member, "account.updateBankAccountName")).toHaveLength(0);
});
