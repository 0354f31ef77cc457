import { expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { awaitScript } from "./screens";

/** The wheel's screen as a member uses it, with or without JavaScript. */
export class SpinScreen {
  readonly page: Page;
  readonly brand: BrandInfo;
  readonly wheel: Locator;
  readonly hub: Locator;
  readonly spin: Locator;
  readonly prize: Locator;
  readonly review: Locator;
  readonly rows: Locator;

  constructor(page: Page, brand: BrandInfo) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.wheel = page.locator("canvas[role=img]");
    this.hub = page.locator("button[value=spin]").first();
    this.spin = page.locator("button[value=spin]").last();
    this.prize = page.getByRole("dialog", { name: t("spin:result") });
    this.review = page.getByRole("dialog", { name: t("spin:coupons.review") });
    this.rows = page.locator("#coupons tbody tr");
  }

  async visit(path = "/user/spin"): Promise<this> {
    await this.page.goto(path);
    await expect(this.spin).toBeVisible();
    return this;
  }

  /** Opens the screen and waits until the wheel is drawn. */
  async visitDrawn(): Promise<this> {
    await this.visit();
    return this.drawn();
  }

  /** Waits until the wheel is drawn. */
  async drawn(): Promise<this> {
    await awaitScript(this.page);
    await expect.poll(() => this.wheel.evaluate(isDrawn)).toBe(true);
    return this;
  }

  /** The wheel's rotation in degrees. */
  async angle(): Promise<number> {
    const turned = await this.wheel.evaluate((canvas) => (canvas as HTMLElement).style.transform);
    return Number(/rotate\((-?[\d.]+)deg\)/.exec(turned)?.[1] ?? 0);
  }

  async claimFirst(): Promise<void> {
    await this.rows.first().locator("button[value=review]").click();
    await this.review.locator("button[value=confirm]").click();
  }
}

/** Reads a copy of the canvas, because browsers warn about repeated reads of one. */
function isDrawn(canvas: Element): boolean {
  const { width, height } = canvas as HTMLCanvasElement;
  const copy = document.createElement("canvas").getContext("2d");
  copy?.drawImage(canvas as HTMLCanvasElement, width / 2, height * 0.2, 1, 1, 0, 0, 1, 1);
  return (copy?.getImageData(0, 0, 1, 1).data[3] ?? 0) > 0;
}
