import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { grouped } from "./login-screen";
import { awaitScript } from "./screens";
import { SESSION_COOKIE } from "./session";
import { expectUsable } from "./usable";

test("a session that ended is said at the login page: the number kept, the cursor in the password, and back to the same form [4.07]", async ({
  signedIn: page,
  member,
  sandbox,
  axe,
  brand: { t, config },
}) => {
  // A chat that is everywhere hears first of the end: what is typed stays, and goes along with the form.
  const hasChat = config.features.chat && config.chat.placement === "everywhere";
  const releaseChat = await hold(page, "**/chat/room");
  const isAsked = hasChat ? page.waitForRequest("**/chat/room") : undefined;
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  const name = page.getByRole("dialog").getByLabel(t("profile:name"), { exact: true });
  await name.fill("ร่าง ที่ ไม่หาย");
  await isAsked;
  await sandbox.revoke(member);
  await releaseChat();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  if (hasChat) await expect.poll(cookies).not.toContain(SESSION_COOKIE);
  await page.getByRole("button", { name: t("profile:save") }).click();
  await expect(page).toHaveURL("/login");
  const notice = page.getByRole("status").filter({ hasText: t("public:login.ended.other") });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel(t("public:login.username"))).toHaveValue(grouped(member.username));
  await expect(page.getByLabel(t("public:login.password"))).toBeFocused();
  await awaitScript(page);
  await axe(page);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectUsable(page, `ended at ${width}`);
    const button = page.getByRole("button", { name: t("public:login.submitAndReturn") });
    const [box, tabs] = [await button.boundingBox(), await page.locator("nav").last().boundingBox()];
    if (height === 640) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  }
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/profile/edit");
  await expect(name).toHaveValue("ร่าง ที่ ไม่หาย");
});

test("'change' empties the page for somebody else, who is never shown the number again", async ({
  signedIn: page,
  member,
  sandbox,
  brand: { t },
}) => {
  await sandbox.revoke(member);
  await page.goto("/user/profile");
  await page.getByRole("button", { name: t("public:login.change"), exact: true }).click();
  const phone = page.getByLabel(t("public:login.username"));
  await expect(page.getByRole("button", { name: t("public:login.submit"), exact: true })).toBeVisible();
  await expect(phone).toHaveValue("");
  await page.goBack();
  await expect(phone).toHaveValue("");
});
