import { usualMember } from "../support/sandbox";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { figure } from "./home-screen";
import { awaitScript } from "./screens";
import { SESSION_COOKIE } from "./session";

test("logging out leads to /login; Back and other tabs show no balance any more, and nothing is stored for that [4.05 4.06]", async ({
  signedIn: page,
  member,
  brand,
}) => {
  const other = await page.context().newPage();
  await other.goto("/user/profile");
  await awaitScript(other);
  await expect(other.getByText(member.username, { exact: true })).toBeVisible();
  const total = figure(page, brand, 1_300.5);
  await page.goto("/user/home");
  await expect(total).toBeVisible();
  await page.getByRole("button", { name: brand.t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(total).toBeHidden();

  await expect(other).toHaveURL("/login");
  await expect(other.getByText(member.username, { exact: true })).toHaveCount(0);
  expect(
    await other.evaluate(() => [
      localStorage.length,
      Object.keys(sessionStorage).filter((key) => !/scroll|positions/i.test(key)),
    ]),
  ).toEqual([0, []]);
});

test("a personal page that the browser kept is asked for anew when Back shows it", async ({
  signedIn: page,
  member,
}) => {
  await page.goto("/user/profile");
  await awaitScript(page);
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(member.username, { exact: true })).toHaveCount(0);
});

test("so is one whose script has not come when Back shows it", async ({ signedIn: page, member }) => {
  await hold(page, "**/assets/member-*.json");
  const isUnderWay = page.waitForRequest("**/assets/member-*.json");
  await page.goto("/user/profile", { waitUntil: "commit" });
  await isUnderWay;
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(member.username, { exact: true })).toHaveCount(0);
});

test("a session that ends on a form leads back to it after signing in, with what was typed and nothing sent [4.07]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  const name = page.getByRole("dialog").getByLabel(brand.t("profile:name"), { exact: true });
  await name.fill("ร่าง ที่ ไม่หาย");
  await sandbox.revoke(member);
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page).toHaveURL("/login");
  const left = (await page.context().cookies()).find(({ name: cookie }) => cookie === "return-to");
  expect(left).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  await page.getByLabel(brand.t("public:login.password")).fill(member.password);
  await page.getByRole("button", { name: brand.t("public:login.submitAndReturn") }).click();
  await expect(page).toHaveURL("/user/profile/edit");
  await expect(name).toHaveValue("ร่าง ที่ ไม่หาย");
  const calls = await sandbox.callsOf(member, "account.updateProfile");
  expect(calls.filter(({ executed }) => executed)).toHaveLength(0);

  expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).not.toContain("return-to");
  await page.reload();
  await expect(name).toHaveValue(member.name);
});

test("a form of a page that belonged to another member is refused in words; what was typed is gone, and nothing is called", async ({
  signedIn: page,
  signIn,
  sandbox,
  brand,
}) => {
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  const name = page.getByRole("dialog").getByLabel(brand.t("profile:name"), { exact: true });
  await name.fill("ของคนแรก");
  const other = await sandbox.make(usualMember(brand));
  await signIn(page.context(), other);
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  const heading = page.getByRole("heading", { name: brand.t("public:error.otherAccountHeading") });
  await expect(heading).toBeVisible();
  await expect(name).toHaveCount(0);
  expect(await sandbox.callsOf(other, "account.updateProfile")).toEqual([]);
  await page.getByRole("link", { name: brand.t("public:notFound.home") }).click();
  await expect(page.getByText(other.name).first()).toBeVisible();
});

test("a tab that hears late of the end of its session leaves alone the one that has begun since, and one of another session stays", async ({
  signedIn: page,
  member,
  brand,
}) => {
  const asleep = await page.context().newPage();
  await asleep.addInitScript(hearWhenAwake);
  await asleep.goto("/user/profile");
  await awaitScript(asleep);

  await page.goto("/user/home");
  await page.getByRole("button", { name: brand.t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel(brand.t("public:login.username")).fill(member.username);
  await page.getByLabel(brand.t("public:login.password")).fill(member.password);
  await page.getByRole("button", { name: brand.t("public:login.submit") }).click();
  await expect(page).toHaveURL("/user/home");
  await page.goto("/user/statement");
  await awaitScript(page);

  await asleep.evaluate(() => window.dispatchEvent(new Event("awake")));
  await expect(asleep).toHaveURL("/user/home");
  const left: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && left.push(request.url()));
  // In an object, so that this waits for the listener and not for what it hears.
  const listening = await page.evaluateHandle(() => ({
    heard: new Promise((resolve) => {
      new BroadcastChannel("session").onmessage = ({ data }) => resolve(data);
    }),
  }));
  await asleep.evaluate(() => new BroadcastChannel("session").postMessage("of-another-session"));
  expect(await listening.evaluate(({ heard }) => heard)).toBe("of-another-session");
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(left).toEqual([]);
});

/** As in a tab that the phone has put to sleep: what other tabs say arrives when it is looked at again. */
function hearWhenAwake(): void {
  window.BroadcastChannel = class extends BroadcastChannel {
    override set onmessage(listen: (event: MessageEvent) => void) {
      super.onmessage = (event) => window.addEventListener("awake", () => listen(event), { once: true });
    }
  };
}
