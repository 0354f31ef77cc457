import { expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { expectOutcomePage } from "./outcome-screen";

export interface TransferOrder {
  from: string;
  to: string;
  /** As typed. */
  amount: string;
}

/** The transfer dialog as a member uses it, with or without JavaScript. */
export class TransferScreen {
  readonly page: Page;
  readonly brand: BrandInfo;
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly submit: Locator;

  constructor(page: Page, brand: BrandInfo) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.dialog = page.getByRole("dialog", { name: t("transfer:title") });
    this.amount = this.dialog.getByLabel(t("transfer:amount"), { exact: true });
    this.submit = this.dialog.locator("button[type=submit]");
  }

  async open(): Promise<void> {
    await this.page.goto("/user/home/transfer");
    await expect(this.dialog).toBeVisible();
  }

  picker(side: "from" | "to"): Locator {
    return this.dialog.getByRole("group", { name: this.brand.t(`transfer:${side}`), exact: true });
  }

  /** The option of an account: `wallet`, a game's code, or "" for the placeholder. */
  option(side: "from" | "to", code: string): Locator {
    const { t, game } = this.brand;
    const names: Record<string, string> = {
      "": t("transfer:placeholder"),
      wallet: t("home:mainWallet"),
    };
    return this.picker(side).getByRole("radio", { name: names[code] ?? game(code) });
  }

  /**
   * Selects an account as a member does, who taps again when the list has moved under the finger: a picker centres its
   * row when scrolling stops, also the scrolling that brings an option into sight for the tap.
   */
  async choose(side: "from" | "to", code: string): Promise<void> {
    const option = this.option(side, code);
    await expect(async () => {
      await option.check({ timeout: 2_000 });
      await expect(option).toBeChecked({ timeout: 200 });
    }).toPass({ intervals: [150] });
  }

  async fill({ from, to, amount }: TransferOrder): Promise<void> {
    await this.choose("from", from);
    await this.choose("to", to);
    await this.amount.fill(amount);
  }

  /** From opening the dialog to the outcome page. */
  async send(order: TransferOrder): Promise<void> {
    await this.open();
    await this.fill(order);
    await this.submit.click();
  }
}

/** Expects the outcome page. */
export async function expectOutcome(
  page: Page,
  { t }: BrandInfo,
  state: "done" | "refused" | "checking" | "unknown",
): Promise<void> {
  await expectOutcomePage(page, t(`money:outcome.transfer.${state}`));
}
