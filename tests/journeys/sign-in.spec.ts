import { expect, test } from "./fixtures";
import { hold, SCRIPTS } from "./held-requests";
import { fillIn, grouped, submit } from "./login-screen";
import { awaitScript } from "./screens";

test("sign-in needs no script at all", async ({ noScript: page, member, brand }) => {
  await page.goto("/login");
  await submit(page, brand);
  await expect(page.locator("input:invalid")).toHaveCount(2);
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("main").getByText(brand.priced(brand.money(1_300.5)))).toBeVisible();
});

test("what is typed before the script has come can be sent before it comes", async ({
  page,
  member,
  brand,
}) => {
  await hold(page, SCRIPTS);
  await page.goto("/login", { waitUntil: "commit" });
  await fillIn(page, brand, member);
  await page.getByLabel(brand.t("public:login.password")).press("Enter");
  await page.waitForURL("/user/home", { waitUntil: "commit" });
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
  await submit(page, brand);
  await expect(alert).toBeFocused();
  await page.getByLabel(brand.t("public:login.username")).pressSequentially("1");
  await expect(alert).toBeHidden();
});

test("the site's sheet, which home will need too, is fetched once while a guest signs in", async ({
  page,
  member,
  brand,
}) => {
  const sheets: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
  await page.goto("/login");
  await awaitScript(page);
  expect(sheets).toHaveLength(1);
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
  expect(new Set(sheets).size).toBe(1);
});
