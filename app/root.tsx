import "~/components/global.css";
import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { themeColor } from "themes";
import { useBrand } from "./brand";
import { documentIds, useDocument } from "./document";
import { ErrorPage } from "./errors/error-page";

export const handle = { i18n: "public" };

export function meta({ data }: { data?: { name: string } }) {
  return [{ title: data?.name ?? "" }];
}

/** What every screen may show of the brand. */
export function loader({ context }: LoaderFunctionArgs) {
  const { brand, locale, requestId } = context;
  return {
    locales: brand.locales,
    name: brand.name[locale],
    brandId: brand.id,
    currency: brand.currency,
    themeColor: themeColor(brand),
    requestId,
  };
}

/** The brand does not change while a page is open. */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs) {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, themeCss, overrides } = useDocument();
  const { i18n } = useTranslation();
  const brand = useBrand();
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {brand ? <meta name="theme-color" content={brand.themeColor} /> : null}
        <Meta />
        <style id={documentIds.theme} nonce={nonce} suppressHydrationWarning>
          {themeCss}
        </style>
        <TextOverrides overrides={overrides} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The brand's own wording for the browser's texts; nothing where a brand has none. */
function TextOverrides({ overrides }: { overrides: Record<string, string> }) {
  if (Object.keys(overrides).length === 0) return null;
  return <meta id={documentIds.overrides} content={JSON.stringify(overrides)} />;
}

export default function App() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
