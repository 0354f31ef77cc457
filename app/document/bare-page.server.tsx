import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Brand } from "schemas/brand";
import { pageStyles, plainStyles } from "themes";
import type { Locale } from "~/i18n/locale";
import { barePageCss } from "./bare-page-css";

interface BarePage {
  title: string;
  /** Extra `<meta>` elements. */
  head?: ReactNode;
  body: ReactNode;
  /** The text of its only script, which gets the response's nonce. */
  script?: string;
  /** With the brand's drawings: for a page that the browser keeps and that is read for longer. */
  isDrawn?: boolean;
}

interface BarePageContext {
  brand: Brand;
  locale: Locale;
  /** Of the response's Content-Security-Policy. */
  nonce: string;
}

/** One text per brand, made when it is first asked for: it takes milliseconds. */
function oncePerBrand(make: (brand: Brand) => string) {
  const made = new WeakMap<Brand, string>();
  return (brand: Brand): string => {
    const css = made.get(brand) ?? make(brand);
    made.set(brand, css);
    return css;
  };
}

const plainCss = oncePerBrand((brand) => plainStyles(barePageCss, brand));

/** With drawings, for the page that the service worker keeps. */
export const drawnCss = oncePerBrand((brand) => pageStyles(barePageCss, brand));

/** A self-contained page: the brand's name and theme and a few rules inline, no files of the build. */
export function barePage(page: BarePage, { brand, locale, nonce }: BarePageContext): string {
  const { title, head, body, script = "", isDrawn = false } = page;
  const meta = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {head}
      <title>{`${title} · ${brand.name[locale]}`}</title>
    </>,
  );
  const css = isDrawn ? drawnCss(brand) : plainCss(brand);
  const style = `<style nonce="${nonce}">${css}</style>`;
  const content = renderToStaticMarkup(
    <>
      <header>{brand.name[locale]}</header>
      <main>{body}</main>
    </>,
  );
  const end = script === "" ? "" : `<script nonce="${nonce}">${script}</script>`;
  return `<!DOCTYPE html><html lang="${locale}"><head>${meta}${style}</head><body>${content}${end}</body></html>`;
}
