import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { NamedCurrency } from "schemas/names";
import { useBrand } from "./brand";

/** The currency of this page's money: a member's own, for a guest the brand's; empty while it is not known. */
export function useCurrency(): NamedCurrency {
  const member = useRouteLoaderData<{ currency: NamedCurrency }>("routes/user/route");
  const brand = useBrand();
  return member?.currency ?? brand?.currency ?? "";
}

/** The currency's name for sentences and buttons, as บาท; beside figures and in columns its code is shown. */
export function useCurrencyName(): string {
  const { t } = useTranslation();
  const currency = useCurrency();
  return currency && t(`currency.${currency}`);
}
