import { expect, test } from "./fixtures";
import { hold, SCRIPTS } from "./held-requests";
import { grouped } from "./login-screen";
import { awaitScript } from "./screens";
import { TransferScreen } from "./transfer-screen";

test.use({ changes: ["translated early", "extended"] });

test("what is typed before the script comes stays, with the focus, on a page that others have changed; its styles and foreign parts too", async ({
  page,
  member,
  brand: { t },
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto("/login", { waitUntil: "commit" });
  const username = page.getByLabel(t("public:login.username"));
  const password = page.getByLabel(t("public:login.password"));
  await username.fill(member.username);
  await password.fill(member.password);
  await page.getByRole("checkbox").check();
  await password.press("Home");
  const look = () => page.getByRole("main").evaluate((main) => getComputedStyle(main).padding);
  const before = await look();
  await release();
  await awaitScript(page);
  await expect(username).toHaveValue(grouped(member.username));
  await expect(password).toHaveValue(member.password);
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(password).toBeFocused();
  expect(await password.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  await expect(page.locator("body > [data-foreign]")).toHaveCount(2);
  expect(await look()).toBe(before);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/home");
  await expect(page.locator("link#sheet, link[rel=stylesheet]")).not.toHaveCount(0);
});

test("the page keeps its own language when a translator has changed the document's", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/home");
  await awaitScript(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("link", { name: brand.t("home:transfer") }).click();
  await expect(page).toHaveTitle(new RegExp(brand.t("transfer:title")));
});

test("a transfer that was filled in before the script comes is sent as it was", async ({
  signedIn: page,
  brand,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto("/user/home/transfer", { waitUntil: "commit" });
  const screen = new TransferScreen(page, brand);
  await screen.fill({ from: "wallet", to: "PG", amount: String(brand.money(20)) });
  await release();
  await awaitScript(page);
  await expect(screen.option("from", "wallet")).toBeChecked();
  await expect(screen.option("to", "PG")).toBeChecked();
  await expect(screen.amount).toHaveValue(String(brand.money(20)));
  await expect(screen.submit).toContainText(brand.shown(brand.money(20)));
});
