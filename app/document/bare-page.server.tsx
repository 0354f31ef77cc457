import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OperatorConfig } from "schemas/operator";
import { themeCss } from "themes";
import type { Locale } from "~/i18n/locale";
import { barePageCss } from "./bare-page-css";
import { documentIds } from "./document";
import { type Styles, withUsedCss } from "./used-css.server";

interface Page {
  title: string;
  /** Extra `<meta>` elements. */
  head?: ReactNode;
  body: ReactNode;
  /** The text of its only script, which gets the response's nonce. */
  script?: string;
}

/** Whose page it is, in which language, and the nonce of its response's Content-Security-Policy. */
interface Asker {
  brand: OperatorConfig;
  locale: Locale;
  nonce: string;
}

/** The same object for a brand each time: by it the rules in use are remembered. */
const styles = new WeakMap<OperatorConfig, Styles>();

function stylesOf(brand: OperatorConfig): Styles {
  const made = styles.get(brand) ?? { components: barePageCss, theme: themeCss(brand) };
  styles.set(brand, made);
  return made;
}

/** A self-contained page: the brand's name and theme and a few rules inline, no files of the build. */
export function barePage({ title, head, body, script = "" }: Page, { brand, locale, nonce }: Asker): string {
  const meta = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {head}
      <title>{`${title} · ${brand.name[locale]}`}</title>
    </>,
  );
  const style = `<style id="${documentIds.styles}" nonce="${nonce}"></style>`;
  const content = renderToStaticMarkup(
    <>
      <header>{brand.name[locale]}</header>
      <main>{body}</main>
    </>,
  );
  const end = script === "" ? "" : `<script nonce="${nonce}">${script}</script>`;
  const html = `<!DOCTYPE html><html lang="${locale}"><head>${meta}${style}</head><body>${content}${end}</body></html>`;
  return withUsedCss(html, stylesOf(brand));
}
