import { expect, test } from "./fixtures";
import { hold, SCRIPTS } from "./held-requests";
import { figure } from "./home-screen";
import { fillIn, submit } from "./login-screen";
import { awaitScript } from "./screens";
import { SESSION_COOKIE, sessionCookie } from "./session";

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
  // The streamed second reading is hidden at the end of the page until a script moves it into place.
  await expect(page.getByRole("main").getByText(brand.priced(brand.money(1_300.5)))).toBeVisible();
});

test("what is typed before the script has come stays, and can be sent before it comes", async ({
  page,
  member,
  brand,
}) => {
  const { t } = brand;
  const letGo = await hold(page, SCRIPTS);
  await page.goto("/login", { waitUntil: "commit" });
  await fillIn(page, brand, { ...member, password: "typed early" });
  await letGo();
  await awaitScript(page);
  await expect(page.getByLabel(t("public:login.username"))).toHaveValue(member.username);
  await expect(page.getByLabel(t("public:login.password"))).toHaveValue("typed early");

  await hold(page, SCRIPTS);
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
