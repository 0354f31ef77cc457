import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { NamedCurrency } from "schemas/names";
import { useBrand } from "./brand";

/** The frame around every screen that is behind the sign-in. */
interface MemberFrame {
  currency: NamedCurrency;
}

/** The currency of the money on this page: a member's own, for a guest the brand's; empty while nobody knows it. */
export function useCurrency(): NamedCurrency {
  const member = useRouteLoaderData<MemberFrame>("routes/user/route");
  const brand = useBrand();
  return member?.currency ?? brand?.currency ?? "";
}

/** Its name in a sentence or on a button, as บาท; figures and columns have the code. */
export function useCurrencyName(): string {
  const { t } = useTranslation();
  const currency = useCurrency();
  return currency && t(`currency.${currency}`);
}
