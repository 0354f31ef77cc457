import type { RequestContext } from "~/context";
import { barePage } from "~/document/bare-page.server";
import { paths } from "~/paths";
import type { FailureKind } from "./failure.server";
import { failureWords } from "./failure-words";

type Facts = Pick<RequestContext, "brand" | "texts" | "locale" | "nonce" | "requestId">;

interface Refused {
  kind: FailureKind;
  /** The operator's own reason, in place of our words. */
  text?: string;
}

/** What is over soon: the same address is asked for again. */
const passing: ReadonlySet<FailureKind> = new Set([
  "overloaded",
  "unavailable",
  "unread",
  "operator",
  "other",
]);

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
  const key = `${refused.kind} ${facts.locale}`;
  const page = pages.get(key) ?? draw(refused, { ...facts, ...blanks });
  pages.set(key, page);
  return page.replaceAll(blanks.nonce, facts.nonce).replaceAll(blanks.requestId, facts.requestId);
}

function draw({ kind, text: reason }: Refused, facts: Facts): string {
  const { texts, locale, requestId } = facts;
  const t = texts.t(locale);
  const [heading, words] = failureWords[kind];
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
