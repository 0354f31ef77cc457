import type { Locator, Page } from "playwright/test";
import type { Brand } from "./brand";

/** The wallet card as a member sees it; the hidden copy that a stream may still hold is none. */
export function walletCard(page: Page, { t }: Brand): Locator {
  return page.getByRole("region", { name: t("member:home.title"), exact: true });
}

/** One of its figures, given in baht: the total, the main wallet, or what is in games. */
export function figure(page: Page, brand: Brand, baht: number): Locator {
  return walletCard(page, brand).getByText(brand.priced(brand.money(baht)));
}
