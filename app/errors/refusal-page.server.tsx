import { renderToStaticMarkup } from "react-dom/server";
import { themeCss } from "themes";
import * as button from "~/components/button.css";
import { Notice } from "~/components/notice";
import type { RequestContext } from "~/context";
import { documentIds } from "~/document/document";
import { withUsedCss } from "~/document/used-css.server";
import { paths } from "~/paths";
import type { FailureKind } from "./failure.server";
import { failureWords } from "./failure-words";

type Facts = Pick<RequestContext, "brand" | "texts" | "locale" | "nonce" | "requestId" | "styles">;

interface Refused {
  kind: FailureKind;
  /** The operator's own reason, in place of our words. */
  text?: string;
}

/** What is over soon: the same address is asked for again. */
const passing: ReadonlySet<FailureKind> = new Set(["overloaded", "unavailable", "operator", "other"]);

/** What differs from one page to the next stands here in those that are kept. */
const blanks = { nonce: "{nonce}", requestId: "{request}" };

/** Pages with our words, by brand, kind and language: thousands may be refused at the same moment. */
const kept = new WeakMap<Facts["brand"], Map<string, string>>();

/**
 * A branded page for requests that are refused before any route runs: self-contained and without script, so that many
 * of them cost little.
 */
export function refusalPage(refused: Refused, facts: Facts): string {
  if (refused.text !== undefined) return draw(refused, facts);
  const pages = kept.get(facts.brand) ?? new Map<string, string>();
  kept.set(facts.brand, pages);
  const key = `${refused.kind} ${facts.locale} ${facts.styles?.href}`;
  const page = pages.get(key) ?? draw(refused, { ...facts, ...blanks });
  pages.set(key, page);
  return page.replaceAll(blanks.nonce, facts.nonce).replaceAll(blanks.requestId, facts.requestId);
}

function draw({ kind, text: reason }: Refused, facts: Facts): string {
  const { brand, texts, locale, nonce, requestId, styles } = facts;
  const t = texts.t(locale);
  const [heading, words] = failureWords[kind];
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{`${t(heading)} · ${brand.name[locale]}`}</title>
    </>,
  );
  const body = renderToStaticMarkup(
    <main>
      <Notice
        figure={kind === "notFound" ? t("notFound.code") : undefined}
        heading={t(heading)}
        text={reason ?? t(words)}
        reference={`${t("error.reference")}: ${requestId}`}
      >
        <a className={`${button.variants.primary} ${button.wide}`} href={passing.has(kind) ? "" : paths.user}>
          {t(passing.has(kind) ? "common.retry" : "notFound.home")}
        </a>
      </Notice>
    </main>,
  );
  const style = `<style id="${documentIds.styles}" nonce="${nonce}"></style>`;
  const page = `<html lang="${locale}"><head>${head}${style}</head><body>${body}</body></html>`;
  return `<!DOCTYPE html>${withUsedCss(page, styles ?? { components: "", theme: themeCss(brand) })}`;
}
