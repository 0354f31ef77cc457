import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { themeCss } from "themes";
import type { RequestContext } from "~/context";
import { barePageCss } from "./bare-page-css";

interface BarePage {
  title: string;
  /** Extra `<meta>` elements. */
  head?: ReactNode;
  body: ReactNode;
  /** The text of its only script, which gets the response's nonce. */
  script?: string;
}

/** A self-contained page: the brand's name and theme and a few rules inline, no files of the build. */
export function barePage({ title, head, body, script = "" }: BarePage, context: RequestContext): string {
  const { brand, locale, nonce } = context;
  const meta = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {head}
      <title>{`${title} · ${brand.name[locale]}`}</title>
    </>,
  );
  const style = `<style nonce="${nonce}">${barePageCss}${themeCss(brand)}</style>`;
  const content = renderToStaticMarkup(
    <>
      <header>{brand.name[locale]}</header>
      <main>{body}</main>
    </>,
  );
  const end = script === "" ? "" : `<script nonce="${nonce}">${script}</script>`;
  return `<!DOCTYPE html><html lang="${locale}"><head>${meta}${style}</head><body>${content}${end}</body></html>`;
}
