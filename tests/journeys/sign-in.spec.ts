import type { Page, Route } from "playwright/test";
import { errorGroups } from "schemas/contract/errors";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { SESSION_COOKIE, sessionCookie } from "./session";

interface Credentials {
  username: string;
  password: string;
}

async function fillIn(page: Page, { t }: Brand, { username, password }: Credentials): Promise<void> {
  await page.getByLabel(t("public:login.username")).fill(username);
  await page.getByLabel(t("public:login.password")).fill(password);
}

async function submit(page: Page, { t }: Brand): Promise<void> {
  await page.getByRole("button", { name: t("public:login.submit") }).click();
}

test("/login has phone and password, a language switcher and a link to /register [2.09]", async ({
  page,
  brand: { t },
}) => {
  await page.goto("/login");
  await expect(page.getByLabel(t("public:login.username"))).toHaveAttribute("inputmode", "tel");
  await expect(page.getByLabel(t("public:login.password"))).toHaveAttribute("type", "password");
  await expect(page.getByRole("link", { name: t("public:login.register") }).last()).toHaveAttribute(
    "href",
    "/register",
  );
  await page.getByLabel(t("public:common.language")).click();
  await expect(page.getByRole("button", { name: "English" })).toBeVisible();
});

test("phone and password lead to the wallet; the operator gets just these two [4.04 7.18]", async ({
  page,
  member,
  brand,
  sandbox,
}) => {
  await page.goto("/login");
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  const [call] = await sandbox.callsOf(member, "account.login");
  expect(call).toMatchObject({ status: 200, body: { username: member.username, password: "***" } });
});

test("sign-in needs no script at all", async ({ noScript: page, member, brand }) => {
  await page.goto("/login");
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
  // The streamed second reading waits, unseen, at the page's end for a script to place it.
  await expect(page.getByRole("main").getByText(brand.priced(brand.money(1_300.5)))).toBeVisible();
});

test("what is typed before the script has come stays, and can be sent before it comes", async ({
  page,
  member,
  brand,
}) => {
  const { t } = brand;
  const held: Route[] = [];
  let holds = true;
  await page.route("**/assets/*.js", (route) => {
    if (!holds) return route.continue();
    held.push(route);
  });
  await page.goto("/login", { waitUntil: "commit" });
  await fillIn(page, brand, { ...member, password: "typed early" });
  holds = false;
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel(t("public:login.username"))).toHaveValue(member.username);
  await expect(page.getByLabel(t("public:login.password"))).toHaveValue("typed early");

  holds = true;
  await page.goto("/login", { waitUntil: "commit" });
  await fillIn(page, brand, member);
  await page.getByLabel(t("public:login.password")).press("Enter");
  await page.waitForURL("/user/home", { waitUntil: "commit" });
});

test("a phone may be typed with spaces, dashes or Thai digits", async ({ noScript: page, member, brand }) => {
  const { username } = member;
  const thai = username.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
  const spaced = `${username.slice(0, 3)}-${username.slice(3, 6)} ${username.slice(6)}`;
  for (const typed of [thai, spaced]) {
    await page.goto("/login");
    await fillIn(page, brand, { ...member, username: typed });
    await submit(page, brand);
    await expect(page).toHaveURL("/user/home");
  }
});

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
  await expect(page.getByLabel(brand.t("public:login.username"))).toHaveValue(member.username);
  await expect(page.getByLabel(brand.t("public:login.password"))).toHaveValue("");
  await page.getByLabel(brand.t("public:login.password")).pressSequentially("k");
  await expect(alert).toBeHidden();
});

test("phone and password are required: by the browser, and by the server with a message at the field [5.10]", async ({
  noScript: page,
  house,
  brand: { t, say },
  sandbox,
}) => {
  await page.goto("/login");
  await submit(page, house.brand);
  await expect(page.locator("input:invalid")).toHaveCount(2);
  await page.evaluate(() =>
    document.querySelector("form[action='/login'], main form")?.setAttribute("novalidate", ""),
  );
  await submit(page, house.brand);
  await expect(page.getByText(say("fields:required"))).toHaveCount(2);
  await expect(page.getByLabel(t("public:login.username"))).toHaveAccessibleDescription(
    say("fields:required"),
  );
  expect(await sandbox.calls({ endpoint: "account.login" })).toEqual([]);
});

test("the session outlives the browser only when the member asks for it [3.31 4.03]", async ({
  page,
  member,
  brand,
}) => {
  const context = page.context();
  const signIn = async (isRemembered: boolean) => {
    await page.goto("/login");
    await fillIn(page, brand, member);
    if (isRemembered) await page.getByLabel(brand.t("public:login.remember")).check();
    await submit(page, brand);
    await expect(page).toHaveURL("/user/home");
    return sessionCookie(context);
  };
  expect(await signIn(false)).toMatchObject({ expires: -1, httpOnly: true, sameSite: "Lax" });
  const remembered = await signIn(true);
  const days = (remembered.expires - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(7);
  const script = await page.evaluate(() => [
    document.cookie,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
  ]);
  expect(script.join()).not.toContain(SESSION_COOKIE);
  expect(script.join()).not.toContain(remembered.value);
});
