import { expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { expectOutcomePage } from "./outcome-screen";

/** The refund of losses as a member uses it, with or without JavaScript. */
export class RefundScreen {
  readonly page: Page;
  readonly brand: BrandInfo;
  readonly dialog: Locator;
  readonly review: Locator;
  readonly banners: Locator;
  /** From the banners to the plain dialog. */
  readonly go: Locator;
  readonly toWallet: Locator;
  readonly asBonus: Locator;
  readonly confirm: Locator;
  readonly rows: Locator;

  constructor(page: Page, brand: BrandInfo) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.dialog = page.getByRole("dialog", { name: t("rewards:refund.title"), exact: true });
    this.review = page.getByRole("dialog", { name: t("rewards:refund.review.title") });
    this.banners = this.dialog.getByRole("list", { name: t("rewards:refund.title") }).locator(":scope > li");
    this.go = this.dialog.getByRole("link", { name: t("rewards:banners.go") });
    this.toWallet = this.dialog.locator("button[value=addWallet]");
    this.asBonus = this.dialog.locator("button[value=receive]");
    this.confirm = this.review.locator("button[value=confirm]");
    this.rows = this.dialog.getByRole("table").locator("tbody tr");
  }

  /** Opens it from home's tile. */
  async openByTile(): Promise<void> {
    await this.page.goto("/user/home");
    await this.page.getByRole("link", { name: this.brand.t("home:tiles.refund.title") }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens the plain dialog. */
  async open(): Promise<void> {
    await this.page.goto("/user/home/refund?page=1");
    await expect(this.dialog).toBeVisible();
  }
}

/** Expects the outcome page. */
export async function expectRefundOutcome(
  page: Page,
  { t }: BrandInfo,
  state: "done" | "refused" | "checking",
): Promise<void> {
  await expectOutcomePage(page, t(`rewards:refund.outcome.${state}`));
}
