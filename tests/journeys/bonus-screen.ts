import { expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { expectOutcomePage } from "./outcome-screen";

/** Bonuses and promotion codes as a member uses them, with or without JavaScript. */
export class BonusScreen {
  readonly page: Page;
  readonly brand: BrandInfo;
  readonly code: Locator;
  readonly search: Locator;
  /** The promotion found, or the announced one. */
  readonly promotion: Locator;
  readonly receivePromotion: Locator;
  /** The panel of the held bonus. */
  readonly held: Locator;
  readonly end: Locator;
  /** The review before something is received or ended. */
  readonly review: Locator;
  readonly confirm: Locator;
  /** The dialog with the error. */
  readonly refusal: Locator;
  readonly cards: Locator;

  constructor(page: Page, brand: BrandInfo) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.code = page.getByRole("textbox", { name: t("bonus:promotion.code") });
    this.search = page.locator("button[value=find]");
    this.promotion = page.locator("section[aria-labelledby=promotion-code]");
    this.receivePromotion = page.locator("button[value=promotion]");
    this.held = page.getByRole("region", { name: t("bonus:held.heading") });
    this.end = page.locator("button[value=clear]");
    this.review = page.getByRole("dialog", { name: new RegExp(reviews(brand).join("|")) });
    this.confirm = this.review.locator("button[value=confirm]");
    this.refusal = page.getByRole("alertdialog", { name: t("bonus:outcome.clear.refused") });
    this.cards = page.getByRole("region", { name: t("bonus:all") }).getByRole("listitem");
  }

  async open(): Promise<void> {
    await this.page.goto("/user/bonus");
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(this.brand.t("bonus:title"));
  }

  card(code: string): Locator {
    return this.cards.filter({ has: this.page.getByText(code, { exact: true }) });
  }

  dialog(code: string): Locator {
    return this.page.getByRole("dialog", { name: new RegExp(`${code}$`) });
  }

  async find(code: string): Promise<void> {
    await this.code.fill(code);
    await this.search.click();
  }
}

const reviews = ({ t }: BrandInfo) => [
  t("bonus:review.title"),
  t("bonus:promotion.review"),
  t("bonus:endReview.title", { code: ".*" }).replace("?", "\\?"),
];

/** Expects the outcome page of receiving it. */
export async function expectReceived(
  page: Page,
  { t }: BrandInfo,
  what: "activate" | "promotion",
): Promise<void> {
  await expectOutcomePage(page, t(`bonus:outcome.${what}.done`));
}
