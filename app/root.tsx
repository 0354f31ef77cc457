import { paths } from "~/paths";
import "./shell/global.css";
import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { themeColor } from "themes";
import { type BrandFacts, useBrand } from "~/document/brand";
import { readCookie } from "./cookies/cookie.server";
import { AfterHydration } from "./document/after-hydration";
import { useShownAddresses } from "./document/came-from";
import { documentIds, useDocument } from "./document/document";
import { useGoOnAfterReload } from "./document/go-on-after-reload";
import { BALANCES_COOKIE, HIDDEN } from "./document/hidden-balances";
import { KeepTyped } from "./document/keep-typed";
import { LateScripts } from "./document/late-scripts";
import { omitEmpty } from "./document/omit-empty";
import { RootStyles, ThemeAtTheEnd } from "./document/root-styles";
import { NoteSentForm } from "./document/sent-form";
import { brandMark } from "./shell/brand-icons.server";
import { ErrorPage } from "./shell/error-page";
import { hintedBrowser } from "./shell/in-app-browser.server";
import { shownTitle } from "./shell/title";

export const handle = { i18n: "public" };

export function meta({ data }: { data?: { name: string } }) {
  return [{ title: data?.name ?? "" }];
}

/** The brand's facts that every screen may show. */
export function loader({ request, context }: LoaderFunctionArgs): BrandFacts {
  const { brand, locale, requestId } = context;
  return omitEmpty({
    locales: brand.locales,
    name: brand.name[locale],
    currency: brand.currency,
    logo: brandPicture(brand.theme.logo),
    mark: brandPicture(brand.theme.mark),
    keepsOfflinePage: brand.features.offlinePage,
    canHideBalances: brand.features.hideBalances,
    hidesBalances: brand.features.hideBalances && readCookie(request, BALANCES_COOKIE) === HIDDEN,
    themeColor: themeColor(brand),
    icon: brandMark(context).src,
    inAppBrowser: hintedBrowser(request, context),
    requestId,
  });
}

/** Files of the brand's folder are served under /brand. */
function brandPicture(file: string | undefined): string | undefined {
  return file === undefined ? undefined : `/brand/${file}`;
}

/** The brand does not change while a page is open. */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs) {
  return false;
}

/**
 * The server renders the whole document. In the browser React hydrates only the element that holds the screen, so that
 * it never meets what extensions and in-app browsers add beside it. Both render the same components in the same places,
 * because React makes its ids (`useId`) of them.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useDocument();
  return (
    <Html>
      {isServer ? <Head /> : <BrowserTitle />}
      <Body>
        {isServer ? <ThemeAtTheEnd /> : null}
        <Screen>
          <KeepTyped>
            {children}
            <AfterHydration>
              <ScrollRestoration nonce={nonce} />
              <NoteSentForm />
            </AfterHydration>
          </KeepTyped>
        </Screen>
        {isServer ? <End /> : null}
      </Body>
    </Html>
  );
}

const isServer = import.meta.env.SSR;

function Html({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const brand = useBrand();
  const { character } = useDocument();
  if (!isServer) return children;
  return (
    <html lang={i18n.language} data-balances={brand?.hidesBalances ? HIDDEN : undefined} {...character}>
      {children}
    </html>
  );
}

function Body({ children }: { children: ReactNode }) {
  return isServer ? <body>{children}</body> : children;
}

/** Translation tools change the language of `<html>`, so the screen's own is kept in `data-locale`. */
function Screen({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  if (!isServer) return children;
  return (
    <div id={documentIds.screen} data-locale={i18n.language}>
      {children}
    </div>
  );
}

function Head() {
  const { overrides } = useDocument();
  const brand = useBrand();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      {brand ? <BrandLinks themeColor={brand.themeColor} icon={brand.icon} /> : null}
      <Meta />
      <TextOverrides overrides={overrides} />
      <RootStyles />
    </head>
  );
}

function End() {
  const { nonce } = useDocument();
  return import.meta.env.DEV ? <Scripts nonce={nonce} /> : <LateScripts />;
}

/** Changes the title on navigation. The server has written the first one, beside which Remix would add the next ones. */
function BrowserTitle() {
  const title = shownTitle(useMatches());
  useEffect(
    function setTitle() {
      if (title !== undefined) document.title = title;
    },
    [title],
  );
  return null;
}

/** The manifest is requested with cookies, because its name is in the member's language. */
function BrandLinks({ themeColor, icon }: { themeColor: string; icon: string }) {
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={icon} />
      <link rel="apple-touch-icon" href={paths.touchIcon} />
      <link rel="manifest" href={paths.manifest} crossOrigin="use-credentials" />
    </>
  );
}

/** The brand's own texts for the browser; nothing if the brand has none. */
function TextOverrides({ overrides }: { overrides: Record<string, string> }) {
  if (Object.keys(overrides).length === 0) return null;
  return <meta id={documentIds.overrides} content={JSON.stringify(overrides)} />;
}

export default function App() {
  useShownAddresses();
  useGoOnAfterReload();
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
