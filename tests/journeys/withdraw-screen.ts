import { expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { expectOutcomePage } from "./outcome-screen";

/** The withdraw dialog as a member uses it, with or without JavaScript. */
export class WithdrawScreen {
  readonly page: Page;
  readonly brand: BrandInfo;
  readonly dialog: Locator;
  readonly amount: Locator;
  /** The button of the first step, which leads to the review. */
  readonly submit: Locator;
  readonly review: Locator;
  readonly confirm: Locator;

  constructor(page: Page, brand: BrandInfo) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.dialog = page.getByRole("dialog", { name: t("withdraw:title"), exact: true });
    this.amount = this.dialog.getByLabel(t("withdraw:amount"), { exact: true });
    this.submit = this.dialog.locator("button[type=submit]");
    this.review = page.getByRole("dialog", { name: t("withdraw:review.title") });
    this.confirm = this.review.locator("button[value=confirm]");
  }

  async open(): Promise<void> {
    await this.page.goto("/user/home/withdraw");
    await expect(this.dialog).toBeVisible();
  }

  /** One line of facts, by its full name. */
  line(name: string): Locator {
    const term = this.page.getByRole("dialog").getByRole("term");
    return term.filter({ hasText: new RegExp(`^${name}$`) }).locator("xpath=..");
  }

  /** From opening the dialog to the review. */
  async ask(amount: string): Promise<void> {
    await this.open();
    await this.amount.fill(amount);
    await this.submit.click();
  }

  /** From opening the dialog to the outcome page. */
  async send(amount: string): Promise<void> {
    await this.ask(amount);
    await this.confirm.click();
  }
}

/** Expects the outcome page. */
export async function expectWithdrawal(
  page: Page,
  { t }: BrandInfo,
  state: "done" | "accepted" | "refused" | "checking",
): Promise<void> {
  await expectOutcomePage(page, t(`money:outcome.withdraw.${state}`));
}
