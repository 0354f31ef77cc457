import type { RequestContext } from "~/context";
import { barePage } from "~/document/bare-page.server";
import type { WayIn } from "./way-in.server";

/** Something that the member has to read first: the game then opens only by a tap. */
export interface HoldNotice {
  title: string;
  text: string;
  /** The URL of the money's outcome page. */
  outcome: string;
}

interface HandOver {
  way: WayIn;
  game: string;
  /** The URL of the game's dialog. */
  back: string;
  held?: HoldNotice;
}

const FORM_ID = "way-in";
const SUBMIT = `document.getElementById("${FORM_ID}").submit()`;

/**
 * The self-contained page that leads into a game, in the game's own tab. It continues automatically and has a button in
 * case it cannot. Its Content-Security-Policy allows only this provider, and it sends no referrer.
 */
export function handOver({ way, game, back, held }: HandOver, context: RequestContext): Response {
  const { texts, locale, nonce } = context;
  const t = texts.t(locale);
  const target = way.by === "form" ? way.action : way.href;
  const opensByItself = held === undefined;
  const head = (
    <>
      <meta name="referrer" content="no-referrer" />
      {way.by === "link" && opensByItself ? <meta httpEquiv="refresh" content={`0;url=${target}`} /> : null}
    </>
  );
  const body = (
    <>
      <h1>{held?.title ?? t("games:opensHere.title")}</h1>
      <p>{held?.text ?? t("games:opensHere.text")}</p>
      <WayInButton way={way} label={t("games:opensHere.action")} />
      {held ? (
        <a className="button secondary" href={held.outcome}>
          {t("games:held.look")}
        </a>
      ) : null}
      <a href={back}>{t("games:opensHere.back")}</a>
    </>
  );
  const script = way.by === "form" && opensByItself ? SUBMIT : undefined;
  const page = barePage({ title: game, head, body, script }, context);
  return new Response(page, { headers: headersOf(target, nonce) });
}

function WayInButton({ way, label }: { way: WayIn; label: string }) {
  if (way.by === "link") {
    return (
      <a className="button primary" href={way.href} rel="noreferrer">
        {label}
      </a>
    );
  }
  return (
    <form id={FORM_ID} method="post" action={way.action} acceptCharset="utf-8" autoComplete="off">
      {way.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button primary" type="submit">
        {label}
      </button>
    </form>
  );
}

function headersOf(target: string, nonce: string): HeadersInit {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src data:",
    `form-action ${new URL(target).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
    "cache-control": "private, no-store",
  };
}
