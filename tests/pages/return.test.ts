import { expect, test } from "vitest";
import type { PlainBrowser } from "../support/plain-browser";
import type { JourneyMember } from "../support/sandbox";
import { pages } from "./pages";

const { brand, sandbox, guest, member, signedIn } = pages();
const { t } = brand;

/** Signs in on the login page that is open, which has a place to lead back to. */
const signInAgain = (browser: PlainBrowser, { username, password }: JourneyMember) =>
  browser.press(t("public:login.submitAndReturn"), { username, password });

test("a session that ends on a form leads back to it, with the amount of a transfer and no password [4.07]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const secret = "canary-secret";
  await browser.open("/user/profile/password");
  await sandbox.revoke(who);
  const passwords = { oldPassword: secret, newPassword: secret, confirmPassword: secret };
  expect((await browser.press(t("profile:save"), passwords)).path).toBe("/login");
  const form = await signInAgain(browser, who);
  expect(form.path).toBe("/user/profile/password");
  expect(form.value("confirmPassword")).toBe("");
  expect(form.html).not.toContain(secret);

  await browser.open("/user/home/transfer");
  await sandbox.revoke(who);
  const order = { from: "wallet", to: "PG", amount: "12.5" };
  expect((await browser.press(t("transfer:submit"), order)).path).toBe("/login");
  const transfer = await signInAgain(browser, who);
  expect(transfer.path).toBe("/user/home/transfer");
  expect(transfer.value("amount")).toBe("12.5");
  expect(transfer.value("to")).toBe("PG");
  expect((await sandbox.balances(who)).wallet).toBe(1_000);
});

test("a draft is shown to nobody else, and logging out leaves none", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/profile/edit");
  await sandbox.revoke(who);
  await browser.press(t("profile:save"), { name: "ร่าง ของ ฉัน" });
  expect(browser.page.path).toBe("/login");
  expect(browser.visitor.cookie("return-to")).toBeDefined();
  expect((await signInAgain(browser, await member())).path).toBe("/user/home");
  const form = await browser.open("/user/profile/edit");
  expect(form.value("name")).not.toBe("ร่าง ของ ฉัน");
  await browser.open("/user/home");
  await browser.press(t("member:frame.logout"));
  expect(browser.page.path).toBe("/login");
  expect(browser.visitor.cookie("return-to")).toBeUndefined();
});

test("a guest who opens a member's screen is led there after signing in", async () => {
  const browser = guest();
  expect((await browser.open("/user/contact")).path).toBe("/login");
  const { username, password } = await member();
  const page = await browser.press(t("public:login.submit"), { username, password });
  expect(page.path).toBe("/user/contact");
});
