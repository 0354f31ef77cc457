import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "playwright/test";
import { PNG } from "pngjs";
import type { BrandInfo } from "../support/brand";

// The module wraps its function once more than its types say.
const { default: readQr } = createRequire(import.meta.url)("jsqr") as typeof import("jsqr");

/** The deposit screen and the codes' own screens, with or without JavaScript. */
export class DepositScreen {
  readonly page: Page;
  readonly brand: BrandInfo;
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly create: Locator;
  readonly link: Locator;
  readonly send: Locator;
  readonly picture: Locator;
  readonly cancel: Locator;
  readonly paid: Locator;

  constructor(page: Page, brand: BrandInfo) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.dialog = page.locator("dialog");
    this.amount = this.dialog.getByLabel(t("deposit:qr.amount"), { exact: true }).filter({ visible: true });
    this.create = this.dialog.locator("button[value=create]").filter({ visible: true });
    this.link = this.dialog.getByRole("textbox", { name: t("deposit:wallet.link") });
    this.send = this.dialog.getByRole("button", { name: t("deposit:wallet.send") });
    this.picture = this.dialog.locator("img[src^='data:image']");
    this.cancel = this.dialog.getByRole("button", { name: t("deposit:qr.cancel") });
    this.paid = this.dialog.getByRole("button", { name: t("deposit:qr.paid") });
  }

  async open(): Promise<void> {
    await this.page.goto("/user/home/deposit");
    await expect(
      this.page.getByRole("heading", { name: this.brand.t("deposit:title"), exact: true }),
    ).toBeVisible();
  }

  /** The first row of a kind. */
  row(kind: "qr" | "account" | "gift"): Locator {
    const ways = kind === "account" ? ":is([data-way=details], [data-way=bcel])" : `[data-way=${kind}]`;
    return this.dialog.locator(`details${ways}`).first();
  }

  /** Unfolds the first row of a kind, unless it is open. */
  async unfold(kind: Parameters<DepositScreen["row"]>[0]): Promise<void> {
    const row = this.row(kind);
    if ((await row.getAttribute("open")) === null) await row.locator("summary").click();
  }

  async openQr(bankCode: string): Promise<void> {
    await this.page.goto(`/user/home/deposit/qr/${bankCode}`);
    await expect(this.page.getByRole("heading", { name: this.brand.t("deposit:qr.screen") })).toBeVisible();
  }

  /** From the provider's screen to its code. */
  async make(bankCode: string, amount: number): Promise<void> {
    await this.openQr(bankCode);
    await this.amount.fill(String(amount));
    await this.create.click();
    await expect(this.picture).toBeVisible();
  }

  /** The views of the accounts in the order shown: `details`. */
  async views(): Promise<string[]> {
    const rows = this.dialog.locator(":is([data-way=details], [data-way=bcel])");
    return rows.evaluateAll((all) => all.map((row) => `${row.getAttribute("data-way")}`));
  }

  /** The content of the QR code on the screen. */
  async scanned(): Promise<string | undefined> {
    const png = PNG.sync.read(await this.picture.screenshot());
    return readQr(new Uint8ClampedArray(png.data), png.width, png.height)?.data;
  }
}
