import { expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { expectOutcomePage } from "./outcome-screen";
import { awaitScript } from "./screens";

/** Inviting friends as a member uses it, with or without JavaScript. */
export class InviteScreen {
  readonly page: Page;
  readonly brand: BrandInfo;
  readonly dialog: Locator;
  readonly banners: Locator;
  /** From the banners to the plain dialog. */
  readonly go: Locator;
  readonly rows: Locator;
  readonly link: Locator;

  constructor(page: Page, brand: BrandInfo) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.dialog = page.getByRole("dialog", { name: t("rewards:invite.title") });
    this.banners = this.dialog.getByRole("list", { name: t("rewards:invite.title") }).locator(":scope > li");
    this.go = this.dialog.getByRole("link", { name: t("rewards:banners.go") });
    this.rows = this.dialog.getByRole("table").locator("tbody tr");
    this.link = this.dialog.getByText("/register?code=PR");
  }

  /** Opens it from home's tile. */
  async openByTile(): Promise<void> {
    await this.page.goto("/user/home");
    await this.page.getByRole("link", { name: this.brand.t("home:tiles.invite.title") }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens the plain dialog. */
  async open(): Promise<void> {
    await this.page.goto("/user/home/invite?page=1");
    await expect(this.dialog).toBeVisible();
  }

  async openWithScript(): Promise<void> {
    await this.open();
    await awaitScript(this.page);
  }
}

/** Expects the outcome page. */
export async function expectInviteOutcome(
  page: Page,
  { t }: BrandInfo,
  state: "done" | "refused" | "checking",
): Promise<void> {
  await expectOutcomePage(page, t(`rewards:invite.outcome.${state}`));
}
