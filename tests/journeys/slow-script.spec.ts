import type { Page } from "playwright/test";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { hold, SCRIPTS } from "./held-requests";
import { grouped } from "./login-screen";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";
import { expectOutcome, TransferScreen } from "./transfer-screen";

/** Holds scripts back until released: the page is used before, while and after they load. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const letGo = await hold(page, SCRIPTS);
  return async () => {
    await letGo();
    await awaitScript(page);
  };
}

test("login: what is typed before the script comes is still there, and can be finished after it", async ({
  page,
  member,
  brand: { t },
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  const username = page.getByLabel(t("public:login.username"));
  await username.fill(member.username.slice(0, 6));
  const arrives = letGo();
  await username.press("End");
  await username.pressSequentially(member.username.slice(6), { delay: 60 });
  await arrives;
  await expect(username).toHaveValue(grouped(member.username));
  await page.getByLabel(t("public:login.password")).fill(member.password);
  await page.getByRole("button", { name: t("public:login.submit") }).click();
  await expect(page).toHaveURL("/user/home");
});

test("register: what was typed and left before the script comes is judged when it has come", async ({
  page,
  brand,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/register", { waitUntil: "commit" });
  const { phone } = registrationScreen(page, brand);
  await phone.fill("081234567");
  await phone.blur();
  await letGo();
  await expect(page.getByText(brand.say("fields:phone.length", { length: "10" }))).toBeVisible();
  await expect(phone).toHaveValue("081234567");
});

test("transfer: what is chosen and typed before the script comes counts when it has come", async ({
  signedIn: page,
  brand,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/user/home/transfer", { waitUntil: "commit" });
  const transfer = new TransferScreen(page, brand);
  await transfer.fill({ from: "wallet", to: "PG", amount: String(brand.money(20)) });
  await letGo();
  await expect(transfer.option("from", "wallet")).toBeChecked();
  await expect(transfer.option("to", "PG")).toBeChecked();
  await expect(transfer.amount).toHaveValue(String(brand.money(20)));
  await expect(transfer.submit).toContainText(brand.shown(brand.money(20)));
  await transfer.submit.click();
  await expectOutcome(page, brand, "done");
});

test("transfer: sent before the script comes, it happens, once", async ({
  signedIn: page,
  brand,
  sandbox,
  member,
}) => {
  await holdScripts(page);
  await page.goto("/user/home/transfer", { waitUntil: "commit" });
  const transfer = new TransferScreen(page, brand);
  await transfer.fill({ from: "wallet", to: "PG", amount: String(brand.money(20)) });
  await transfer.submit.click();
  await page.waitForURL("**/user/outcome/*", { waitUntil: "commit" });
  await expectOutcome(page, brand, "done");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
});

test("a sheet stays where it was scrolled to when the script comes, with the focus in the field, and a tap under way lands", async ({
  signedIn: page,
  brand,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/user/home/deposit", { waitUntil: "commit" });
  const { amount, create, dialog, picture } = new DepositScreen(page, brand);
  await amount.fill("5");
  await dialog.evaluate((sheet) => sheet.scrollTo(0, 40));
  const scrolled = await dialog.evaluate(({ scrollTop }) => scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await letGo();
  await expect(dialog).toHaveJSProperty("scrollTop", scrolled);
  await expect(amount).toBeFocused();
  await page.keyboard.type("00");
  await expect(amount).toHaveValue("500");
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");

  const letGoAgain = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await amount.fill("500");
  // At the very end of the sheet, where whatever becomes shorter moves all of it.
  await dialog.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await create.hover();
  await page.mouse.down();
  await letGoAgain();
  await page.mouse.up();
  await expect(picture).toBeVisible();
});

test("a page that is opened anew while another loads is the one that was asked for", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/home");
  await awaitScript(page);
  await page.route("**/*.data*", () => undefined);
  await page.getByRole("link", { name: brand.t("member:frame.statement"), exact: true }).click();
  await page.goto("/user/home");
  await awaitScript(page);
  await expect(page).toHaveURL("/user/home");
  expect(await page.evaluate(() => sessionStorage.getItem("going-to"))).toBeNull();
});

test("a screen whose script has left with its release is opened all the same by the first tap", async ({
  unwatched,
  brand,
}) => {
  const page = await unwatched.newPage();
  await page.goto("/user/home");
  await awaitScript(page);
  const known = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  let isGone = true;
  await page.route("**/assets/*.js", (route) => {
    const isNew = !known.includes(new URL(route.request().url()).pathname);
    return isGone && isNew ? route.fulfill({ status: 404 }) : route.continue();
  });
  // The reload gets the pages of the release that runs now.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.getByRole("link", { name: brand.t("member:frame.statement"), exact: true }).click();
  await expect(page).toHaveURL("/user/statement");
  await expect(page.getByRole("heading", { level: 1, name: brand.t("statement:title") })).toBeVisible();
});
