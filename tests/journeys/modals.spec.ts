import type { Locator, Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

interface Modal {
  /** The dialog's name. */
  title: string;
  path: string;
  /** What opens it on home. */
  opener: Locator;
  /** What only this dialog shows. */
  holds(dialog: Locator): Locator;
}

/** The modals of home that a member opens (specification, section 2, Home); the agreement opens by itself. */
function modalsOf(page: Page, { t, game }: BrandInfo, hasBanners: boolean): Modal[] {
  const link = (name: string) => page.getByRole("main").getByRole("link", { name });
  const field = (name: string) => (dialog: Locator) => dialog.locator(`[name=${name}]`).first();
  const reward = (name: "invite" | "refund", holds: Modal["holds"]): Modal => ({
    title: t(`rewards:${name}.title`),
    path: `/user/home/${name}`,
    opener: link(t(`home:tiles.${name}.title`)),
    holds: hasBanners
      ? (dialog) =>
          dialog.getByRole("img", {
            name: t("member:banner.picture", { number: 1, count: name === "invite" ? 4 : 3 }),
          })
      : holds,
  });
  const rewards = [
    reward("invite", (dialog) => dialog.getByText("/register?code=PR")),
    reward("refund", (dialog) => dialog.locator("button[value=addWallet]")),
  ];
  if (hasBanners) return rewards;
  return [
    {
      title: t("deposit:title"),
      path: "/user/home/deposit",
      opener: link(t("home:deposit")),
      holds: (dialog) => dialog.locator("details[data-way]").first(),
    },
    {
      title: t("transfer:title"),
      path: "/user/home/transfer",
      opener: link(t("home:transfer")),
      holds: field("from"),
    },
    {
      title: t("withdraw:title"),
      path: "/user/home/withdraw",
      opener: link(t("home:withdraw")),
      holds: field("amount"),
    },
    ...rewards,
    {
      title: game("JOKER"),
      path: "/user/home/games/JOKER",
      opener: page.locator('main a[href="/user/home/games/JOKER"]'),
      holds: (dialog) => dialog.locator("button[value=reset]"),
    },
  ];
}

/** By keys alone: opened from home, a modal dialog with the focus in it, closed by Escape, and the focus back. */
async function openAndClose(page: Page, { title, path, opener, holds }: Modal): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  await expect(dialog, title).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(holds(dialog), title).toBeVisible();
  await expect(dialog.getByRole("heading", { name: title, exact: true })).toBeFocused();
  expect(await dialog.evaluate((box) => box.matches(":modal")), title).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog"), title).toHaveCount(0);
  await expect(page).toHaveURL("/user/home");
  await expect(opener, title).toBeFocused();
}

for (const hasBanners of [false, true]) {
  const what = hasBanners
    ? "the banners before invite and refund"
    : "deposit, transfer, withdraw, invite, refund and game account";
  test(`${what} open over home as modal dialogs, close by Escape and give the focus back [2.28 2.52]`, async ({
    signedIn: page,
    brand,
    sandbox,
  }) => {
    await sandbox.set({ inviteBanners: hasBanners, refundBanners: hasBanners });
    await page.goto("/user/home");
    await awaitScript(page);
    await expect(page.getByText(brand.t("home:updating"))).toBeHidden();
    for (const modal of modalsOf(page, brand, hasBanners)) await openAndClose(page, modal);
  });
}

test.describe("the agreement", () => {
  test.use({ hasAgreed: false });

  test("opens by itself as a modal dialog, closes by Escape and leaves the focus on home's content [2.28 2.29]", async ({
    signedIn: page,
    brand: { t },
  }) => {
    await page.goto("/user/home");
    const dialog = page.getByRole("dialog", { name: t("home:agreements.title") });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL("/user/home/agreements");
    await expect(dialog.getByRole("button", { name: t("home:agreements.accept") })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: t("home:agreements.title") })).toBeFocused();
    expect(await dialog.evaluate((box) => box.matches(":modal"))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/user/home");
    await expect(page.locator("#content")).toBeFocused();
  });
});

test("closing a dialog goes back to where it was opened: Back opens none that was closed", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/statement");
  await awaitScript(page);
  await page.getByRole("link", { name: brand.t("member:frame.home"), exact: true }).click();
  await expect(page).toHaveURL("/user/home");
  const dialog = page.getByRole("dialog", { name: brand.t("deposit:title") });
  for (const close of [
    () => dialog.getByRole("link", { name: brand.t("public:common.close"), exact: true }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await page
      .getByRole("main")
      .getByRole("link", { name: brand.t("home:deposit") })
      .click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(page).toHaveURL("/user/home");
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL("/user/statement");
  await page.goto("/user/home/deposit");
  await awaitScript(page);
  await dialog.getByRole("link", { name: brand.t("public:common.close"), exact: true }).click();
  await expect(page).toHaveURL("/user/home");
});
