import { useRouteLoaderData } from "@remix-run/react";
import type { Currency } from "schemas/names";
import { useBrand } from "./brand";

/** The frame around every screen that is behind the sign-in. */
interface MemberFrame {
  currency: Currency;
}

/** The currency of the money on this page: a member's own, for a guest the brand's; empty only if no loader succeeded. */
export function useCurrency(): Currency | "" {
  const member = useRouteLoaderData<MemberFrame>("routes/user/route");
  const brand = useBrand();
  return member?.currency ?? brand?.currency ?? "";
}
