import { expect, type Locator, type Page } from "playwright/test";
import type { Brand } from "../support/brand";
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
  readonly brand: Brand;
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly submit: Locator;

  constructor(page: Page, brand: Brand) {
    const { t } = brand;
    this.page = page;
    this.brand = brand;
    this.dialog = page.getByRole("dialog", { name: t("transfer:title") });
    this.amount = this.dialog.getByRole("textbox", { name: t("transfer:amount") });
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

  async fill({ from, to, amount }: TransferOrder): Promise<void> {
    await this.option("from", from).check();
    await this.dialog.evaluate(pickersStand);
    await this.option("to", to).check();
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
  { t }: Brand,
  state: "done" | "refused" | "checking" | "unknown",
): Promise<void> {
  await expectOutcomePage(page, t(`money:outcome.transfer.${state}`));
}

/** With JavaScript the other picker removes the chosen account and scrolls to its own choice in the next frame. */
function pickersStand(): Promise<unknown> | null {
  if (matchMedia("(scripting: none)").matches) return null;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
