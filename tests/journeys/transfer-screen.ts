import { expect, type Locator, type Page } from "playwright/test";
import type { Brand } from "./brand";

export interface TransferOrder {
  from: string;
  to: string;
  /** As typed. */
  amount: string;
}

/** The transfer dialog as a member uses it, with or without script. */
export class TransferScreen {
  readonly page: Page;
  readonly brand: Brand;
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly submit: Locator;

  constructor(page: Page, brand: Brand) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.dialog = page.getByRole("dialog", { name: t("member:transfer.title") });
    this.amount = this.dialog.getByRole("textbox", { name: t("member:transfer.amount") });
    this.submit = this.dialog.locator("button[type=submit]");
  }

  async open(): Promise<void> {
    await this.page.goto("/user/home/transfer");
    await expect(this.dialog).toBeVisible();
  }

  picker(side: "from" | "to"): Locator {
    return this.dialog.getByRole("group", { name: this.brand.t(`member:transfer.${side}`), exact: true });
  }

  /** The option of an account: `wallet`, a game's code, or the placeholder for "". */
  option(side: "from" | "to", code: string): Locator {
    const { t, game } = this.brand;
    const names: Record<string, string> = {
      "": t("member:transfer.placeholder"),
      wallet: t("member:home.mainWallet"),
    };
    return this.picker(side).getByRole("radio", { name: names[code] ?? game(code) });
  }

  async fill({ from, to, amount }: TransferOrder): Promise<void> {
    await this.option("from", from).check();
    await this.option("to", to).check();
    await this.amount.fill(amount);
  }

  /** From opening the dialog to the answer's page. */
  async send(order: TransferOrder): Promise<void> {
    await this.open();
    await this.fill(order);
    await this.submit.click();
  }
}

/** The page that says what became of it. */
export async function expectOutcome(
  page: Page,
  { t }: Brand,
  state: "done" | "refused" | "checking",
): Promise<void> {
  await expect(page).toHaveURL(/\/user\/outcome\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`member:outcome.transfer.${state}`));
}
