import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Brand } from "schemas/brand";
import { pageStyles, plainStyles } from "themes";
import { fillWithin, stepped } from "themes/frames";
import { when } from "themes/when";
import type { Locale } from "~/i18n/locale";

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

const redent = when("shape", "redent");

/** The few rules of a page that has none of the build's stylesheets. */
const barePageCss = `
*,::before,::after{box-sizing:border-box}
body{margin:0;padding:0 16px 16px;background:var(--page);color:var(--ink-plain);font:1rem/1.6 var(--font-body,system-ui,sans-serif)}
header{display:flex;align-items:center;max-width:37rem;min-height:3.5rem;margin:auto;color:var(--ink-strong);font-size:min(1.125rem,20px);font-weight:600}
main{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;justify-items:var(--justify);gap:16px;max-width:30rem;min-height:60vh;min-height:60dvh;margin:auto;text-align:var(--align)}
h1{margin:0;color:var(--ink-strong);font-size:1.375rem;font-weight:var(--heading-weight);line-height:1.4}
p{margin:0;text-wrap:balance}
strong{color:var(--ink-strong);font-size:2.125rem;line-height:1.2}
small{color:var(--ink-soft);font-size:.875rem;overflow-wrap:anywhere}
form{display:grid}
a,button{display:flex;align-items:center;justify-content:center;min-height:52px;color:var(--ink-strong);font:inherit;font-weight:600}
.band{width:100%;height:var(--band-height);background:var(--band) center/auto 100% repeat-x}
.button{width:100%;max-width:22.5rem;position:relative;z-index:0;padding:8px 12px;border:1px solid var(--input-line);border-radius:var(--radius-control);text-decoration:none;cursor:pointer}
.primary{border-color:transparent;background:var(--accent);color:var(--on-accent)}
${redent} .button{border-radius:0}
${redent} .primary{background:${fillWithin("var(--accent)")};border-image:${stepped("accent", "accent")}}
${redent} .secondary{border:1px solid transparent;background:none;border-image:${stepped("accent", "none")}}
${when("card", "silk")} .band{margin-top:-1px;margin-bottom:1px;clip-path:inset(0 0 1px)}
@media(forced-colors:active){*{border-image:none!important}}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

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
