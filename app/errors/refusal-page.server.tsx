import type { RequestContext } from "~/context";
import { barePage } from "~/document/bare-page.server";
import { paths } from "~/paths";
import { errorPageWords } from "./error-page-words";
import type { FailureKind } from "./failure.server";

type RefusalContext = Pick<RequestContext, "brand" | "texts" | "locale" | "nonce" | "requestId">;

interface RefusedRequest {
  kind: FailureKind;
  /** The operator's own reason, in place of our words. */
  text?: string;
}

/** Failures that pass: the page offers the same address again, otherwise home. */
const passing: ReadonlySet<FailureKind> = new Set([
  "overloaded",
  "unavailable",
  "unread",
  "operator",
  "other",
]);

/** In a cached page these stand for what differs from one response to the next. */
const blanks = { nonce: "{nonce}", requestId: "{request}" };

/** Cached pages by brand, kind and language: thousands of requests may be refused at the same moment. */
const cached = new WeakMap<RefusalContext["brand"], Map<string, string>>();

/**
 * A branded page for requests that are refused before any route runs: self-contained and without script, so that many
 * of them cost little.
 */
export function refusalPage(refused: RefusedRequest, facts: RefusalContext): string {
  if (refused.text !== undefined) return draw(refused, facts);
  const pages = cached.get(facts.brand) ?? new Map<string, string>();
  cached.set(facts.brand, pages);
  const key = `${refused.kind} ${facts.locale}`;
  const page = pages.get(key) ?? draw(refused, { ...facts, ...blanks });
  pages.set(key, page);
  return page.replaceAll(blanks.nonce, facts.nonce).replaceAll(blanks.requestId, facts.requestId);
}

function draw({ kind, text: reason }: RefusedRequest, facts: RefusalContext): string {
  const { texts, locale, requestId } = facts;
  const t = texts.t(locale);
  const [heading, words] = errorPageWords[kind];
  const body = (
    <>
      {kind === "notFound" ? <strong>{t("notFound.code")}</strong> : null}
      <h1>{t(heading)}</h1>
      <p>{reason ?? t(words)}</p>
      {kind === "unread" ? (
        <a className="button primary" href={paths.statement}>
          {t("error.history")}
        </a>
      ) : null}
      <a
        className={kind === "unread" ? "button" : "button primary"}
        href={passing.has(kind) ? "" : paths.user}
      >
        {t(passing.has(kind) ? "common.retry" : "notFound.home")}
      </a>
      <small>{`${t("error.reference")}: ${requestId}`}</small>
    </>
  );
  return barePage({ title: t(heading), body }, facts);
}
