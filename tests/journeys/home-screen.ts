import type { Locator, Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";

/** The wallet card that the member sees; the stream may contain a second, hidden copy. */
function walletCard(page: Page, { t }: BrandInfo): Locator {
  return page.getByRole("region", { name: t("home:title"), exact: true });
}

/** One of its figures, given in baht: the total, the main wallet, or the money in games. */
export function figure(page: Page, brand: BrandInfo, baht: number): Locator {
  return walletCard(page, brand).getByText(brand.priced(brand.money(baht)));
}
