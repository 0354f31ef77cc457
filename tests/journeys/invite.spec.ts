import type { Page } from "playwright/test";
import { errorGroups, isErrorCode } from "schemas/contract/errors";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { expectInviteOutcome, InviteScreen } from "./invite-screen";
import { inEachLanguage } from "./languages";
import { moneyPost } from "./money-post";
import { befriend, type Rewarded } from "./rewards";
import { awaitScript } from "./screens";
import { toastOf } from "./toast";

const PATH = "/user/home/invite?page=1";

/** The strip below the tiles, with the bonus that can be received and its button. */
const strip = (page: Page, { t }: Brand) => page.getByRole("list", { name: t("home:ready.title") });

test("the banners come first, then the plain dialog with link, amounts and dates, ten on a page; Back closes it [2.25 2.28 2.31 2.51 2.52 3.15 7.39 7.41]", async ({
  signedIn: page,
  house,
  brand,
  member,
  sandbox,
}) => {
  await befriend({ brand, member, sandbox });
  const screen = new InviteScreen(page, brand);
  await screen.openByTile();
  await expect(screen.banners).toHaveCount(4);
  await expect(screen.banners.first()).toContainText("1%");
  await expect(screen.link).toBeHidden();
  await screen.go.click();
  await expect(screen.link).toHaveText(`${house.url}/register?code=PR${member._id}`);
  await expect(screen.banners).toHaveCount(0);
  await expect(screen.rows).toHaveCount(10);
  await expect(screen.rows.first()).toContainText(brand.priced(brand.money(40)));
  await expect(screen.rows.first()).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await screen.dialog.getByRole("link", { name: brand.t("public:pages.next") }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(screen.rows.first()).toBeVisible();
  const [first, second] = await sandbox.callsOf(member, "invite.list");
  expect([first?.method, second?.method]).toEqual(["POST", "POST"]);
  await page.goBack();
  await page.goBack();
  await expect(screen.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
});

for (const way of ["there are none", "the look-up fails"] as const) {
  test(`the plain dialog opens at once where ${way} [2.52 7.17 7.41 8.05]`, async ({
    signedIn: page,
    brand,
    member,
    sandbox,
  }) => {
    if (way === "there are none") await sandbox.set({ inviteBanners: false });
    else await sandbox.fault(member, { endpoint: "invite.banners", kind: "status", status: 500 });
    const screen = new InviteScreen(page, brand);
    await screen.openByTile();
    await expect(screen.link).toBeVisible();
    await expect(screen.banners).toHaveCount(0);
    await expect(toastOf(page)).toHaveCount(0);
    expect(await sandbox.callsOf(member, "invite.banners")).toHaveLength(1);
  });
}

async function receiveFromHome(page: Page, { brand, member, sandbox }: Rewarded): Promise<void> {
  const { t, priced, money } = brand;
  await befriend({ brand, member, sandbox });
  await page.goto("/user/home");
  const ready = strip(page, brand);
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
}

test("home shows what is ready, receives it, and the wallet has it [1.08 2.22 7.40 8.16]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await receiveFromHome(page, { brand, member, sandbox });
});

test("without script: home receives; banners, link and list stand on one page, and the list is turned [2.22 2.51 2.52 7.40 8.16]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await receiveFromHome(page, { brand, member, sandbox });
  const screen = new InviteScreen(page, brand);
  await page.goto("/user/home/invite");
  await expect(screen.banners).toHaveCount(4);
  await expect(screen.go).toBeHidden();
  await expect(screen.link).toBeVisible();
  await expect(screen.link).toHaveCSS("user-select", "all");
  await screen.dialog.getByRole("link", { name: brand.t("public:pages.next") }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(screen.rows.first()).toBeVisible();
});

test("an amount that cannot be received yet stands in the dialog with the reason, and not on home [2.22 3.07 7.27]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await befriend({ brand, member, sandbox }, 0.5);
  await page.goto("/user/home");
  await expect(page.getByRole("link", { name: brand.t("home:tiles.invite.title") })).toBeVisible();
  await expect(strip(page, brand)).toHaveCount(0);
  const screen = new InviteScreen(page, brand);
  await screen.open();
  await expect(screen.dialog).toContainText(brand.priced(brand.money(0.5)));
  await expect(screen.receive).toBeDisabled();
  await expect(screen.receive).toHaveAccessibleDescription("ยอดโบนัสยังน้อยเกินกว่าจะรับได้");
});

test("a list that cannot be read is silent, and offers to try again [8.05]", async ({
  signedIn: page,
  brand: { t },
  brand,
  member,
  sandbox,
}) => {
  await befriend({ brand, member, sandbox });
  await sandbox.fault(member, { endpoint: "invite.list", kind: "status", status: 500 });
  const screen = new InviteScreen(page, brand);
  await screen.open();
  await expect(screen.dialog).toContainText(t("rewards:list.failed"));
  await expect(toastOf(page)).toHaveCount(0);
  await expect(screen.link).toBeVisible();
  await sandbox.heal(member);
  await screen.dialog.getByRole("link", { name: t("public:common.retry") }).click();
  await expect(screen.rows).toHaveCount(10);
});

test("every invite code reaches the screen in each language; of those that refuse nothing moves [8.01 8.26]", async ({
  noScript: page,
  signIn,
  house: { url },
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const form = await moneyPost<{ do: string }>(url, PATH, page.context());
  for (const [index, code] of errorGroups.invite.entries()) {
    expect(isErrorCode(code)).toBe(true);
    const isYes = code === "INVITE_BONUS_SUCCESS";
    const status = isYes ? 200 : index % 2 === 0 ? 400 : 500;
    const fault = { kind: "status", status, body: { message: code }, times: 1 } as const;
    await sandbox.fault(member, { endpoint: "invite.bonus", ...fault });
    const { location } = await form.post({ intent: await form.draw(), do: "receive" });
    await inEachLanguage(page, url, brand, async (say) => {
      await page.goto(location ?? "");
      await expect(page.getByRole("status")).toContainText(say(code));
      await expect(page.getByRole("article")).toHaveAttribute("data-state", isYes ? "done" : "refused");
    });
  }
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_000 });
});

test("a form of home that is too late to count is refused over the plain dialog [2.22]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await befriend({ brand, member, sandbox });
  await page.goto("/user/home");
  await awaitScript(page);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("main form input[name=intent]");
    if (field) field.value = "none";
  });
  await strip(page, brand).getByRole("button").click();
  const screen = new InviteScreen(page, brand);
  await expect(screen.dialog.getByRole("alert")).toContainText(brand.t("money:forged"));
  expect(await sandbox.callsOf(member, "invite.bonus")).toEqual([]);
  await screen.receive.click();
  await expectInviteOutcome(page, brand, "done");
});
