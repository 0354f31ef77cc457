import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { expectInviteOutcome, InviteScreen } from "./invite-screen";
import { befriend } from "./rewards";

test("the banners come first, then the plain dialog with link, amounts and dates, ten on a page; Back closes it; where there are no banners the plain dialog opens at once [2.25 2.28 2.31 2.51 2.52 3.15 7.39 7.41]", async ({
  signedIn: page,
  site,
  brand,
  member,
  sandbox,
}) => {
  await befriend({ brand, member, sandbox });
  const screen = new InviteScreen(page, brand);
  await sandbox.set({ inviteBanners: false });
  await screen.openByTile();
  await expect(screen.link).toBeVisible();
  await expect(screen.banners).toHaveCount(0);
  await sandbox.set({ inviteBanners: true });
  await screen.openByTile();
  await expect(screen.banners).toHaveCount(4);
  await expect(screen.banners.first()).toContainText("1%");
  await expect(screen.link).toBeHidden();
  await screen.go.click();
  await expect(screen.link).toHaveText(`${site.url}/register?code=PR${member._id}`);
  await expect(screen.banners).toHaveCount(0);
  await expect(screen.rows).toHaveCount(10);
  await expect(screen.rows.first()).toContainText(brand.priced(brand.money(40)));
  await expect(screen.rows.first()).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await screen.dialog.getByRole("link", { name: brand.t("public:pages.next") }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(screen.rows.first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(screen.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
});

test("without script: home receives; banners, link and list stand on one page, and the list is turned [2.22 2.51 2.52 7.40 8.16]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const { t, priced, money } = brand;
  await befriend({ brand, member, sandbox });
  await page.goto("/user/home");
  const ready = page.getByRole("list", { name: t("home:ready.title") });
  await expect(ready).toContainText(t("home:ready.invite"));
  await expect(ready).toContainText(priced(money(350)));
  await ready.getByRole("button", { name: t("home:ready.receive") }).click();
  await expectInviteOutcome(page, brand, "done");
  await expect(page.getByRole("article")).toContainText(priced(money(350)));
  await expect(page.getByRole("status")).toContainText(brand.say("errors:INVITE_BONUS_SUCCESS"));
  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(figure(page, brand, 1_350)).toBeVisible();
  await expect(ready).toHaveCount(0);
  expect(await sandbox.callsOf(member, "invite.bonus")).toHaveLength(1);
  expect(await sandbox.isExact()).toBe(true);
  const screen = new InviteScreen(page, brand);
  await page.goto("/user/home/invite");
  await expect(screen.banners).toHaveCount(4);
  await expect(screen.go).toBeHidden();
  // Playwright reads no text and no role within `<noscript>`, which is drawn here.
  const drawn = (path: string) => page.locator(`xpath=//noscript${path}`).first();
  const link = drawn('//*[contains(text(), "/register?code=PR")]');
  await expect(link).toBeVisible();
  await expect(link).toHaveCSS("user-select", "all");
  await drawn(`//a[@aria-label="${brand.t("public:pages.next")}"]`).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(screen.rows.first()).toBeVisible();
});
