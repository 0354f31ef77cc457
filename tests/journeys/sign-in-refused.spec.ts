import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "./fixtures";
import { fillIn, grouped, submit } from "./login-screen";

test("every refusal of the operator is shown as its text, in the page's language [8.01 8.17 8.18]", async ({
  noScript: page,
  member,
  brand,
  sandbox,
}) => {
  for (const code of errorGroups.auth) {
    await sandbox.flag(member, { loginCode: code });
    await page.goto("/login");
    await fillIn(page, brand, member);
    await submit(page, brand);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText(brand.say(`errors:${code}`));
    expect(brand.say(`errors:${code}`)).not.toContain(code);
  }
});

test("a refusal that is no code of the catalogue is shown as the operator wrote it [8.01]", async ({
  noScript: page,
  member,
  brand,
  sandbox,
}) => {
  const message = "ปิดปรับปรุงถึง 02:00 <b>น.</b>";
  await sandbox.fault(member, {
    endpoint: "account.login",
    kind: "status",
    status: 400,
    body: { message },
  });
  await page.goto("/login");
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page.getByRole("alert")).toHaveText(message);
});

test("an operator that answers nothing readable is said in words, and the form can be sent again", async ({
  noScript: page,
  member,
  brand,
  sandbox,
}) => {
  for (const kind of ["reset-before", "not-json", "truncated", "empty", "wrong-json"] as const) {
    await sandbox.fault(member, { endpoint: "account.login", kind, times: 1 });
    await page.goto("/login");
    await fillIn(page, brand, member);
    await submit(page, brand);
    await expect(page.getByRole("alert")).toHaveText(brand.say("errors:INTERNAL_SERVER_ERROR"));
  }
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
});

test("the error takes the focus and goes away on typing; the phone stays, the password does not [5.11]", async ({
  page,
  member,
  brand,
}) => {
  await page.goto("/login");
  await fillIn(page, brand, { ...member, password: "not this one" });
  await submit(page, brand);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(brand.say("errors:WRONG_PASSWORD"));
  await expect(alert).toBeFocused();
  await expect(page.getByLabel(brand.t("public:login.username"))).toHaveValue(grouped(member.username));
  await expect(page.getByLabel(brand.t("public:login.password"))).toHaveValue("");
  await page.getByLabel(brand.t("public:login.password")).pressSequentially("k");
  await expect(alert).toBeHidden();
});

test("phone and password are required: by the browser, and by the server with a message at the field [5.10]", async ({
  noScript: page,
  house,
  brand: { t, wanted },
  sandbox,
}) => {
  await page.goto("/login");
  await submit(page, house.brand);
  await expect(page.locator("input:invalid")).toHaveCount(2);
  await page.evaluate(() =>
    document.querySelector("form[action='/login'], main form")?.setAttribute("novalidate", ""),
  );
  await submit(page, house.brand);
  for (const label of ["public:login.username", "public:login.password"] as const) {
    await expect(page.getByLabel(t(label))).toHaveAccessibleDescription(wanted(label));
  }
  expect(await sandbox.calls({ endpoint: "account.login" })).toEqual([]);
});
