import { useRouteLoaderData } from "@remix-run/react";
import type { Brand } from "schemas/brand";
import type { Currency } from "schemas/names";

/** A browser inside an app: it loses cookies, blocks downloads and has no bookmarks. */
export type InAppBrowser = "line" | "facebook";

/** The brand's facts that every screen may show; returned by the root loader. */
export interface BrandFacts {
  /** In the page's language. */
  name: string;
  locales: Brand["locales"];
  /** Of a guest; a member may have another (currency.ts). */
  currency: Currency;
  /** URLs of its pictures; absent if it has none. */
  logo?: string;
  mark?: string;
  icon: string;
  themeColor: string;
  keepsOfflinePage: boolean;
  canHideBalances: boolean;
  hidesBalances: boolean;
  /** The app whose in-app browser shows the page, if leaving it is worthwhile. */
  inAppBrowser?: InAppBrowser;
  requestId: string;
}

/** Undefined only if the root loader failed. */
export function useBrand(): BrandFacts | undefined {
  return useRouteLoaderData("root");
}
