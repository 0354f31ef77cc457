import type { LoaderFunctionArgs } from "@remix-run/node";
import { barePage } from "~/document/bare-page.server";

/**
 * Reloads the URL that was requested, but never submits a form again. Also asks every three seconds, because the
 * browser's event may come too early, or never.
 */
const SCRIPT = `const again = () => location.replace(location.href);
const ask = () => fetch("/offline", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok && again(), () => {});
setInterval(ask, 3000);
addEventListener("online", ask);
document.querySelector("button").onclick = again;`;

/**
 * The page that the service worker shows when it cannot fetch a document (routes/service-worker). It has no member
 * data. Once there is a connection, it reloads the URL that was requested.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { texts, locale, nonce } = context;
  const t = texts.t(locale);
  const title = t("public:offline.heading");
  const body = (
    <>
      <span className="band" aria-hidden="true" />
      <h1>{title}</h1>
      <p>{t("public:offline.later")}</p>
      <button className="button primary" type="button">
        {t("public:common.retry")}
      </button>
    </>
  );
  const page = barePage({ title, body, script: SCRIPT, isDrawn: true }, context);
  return new Response(page, { headers: { ...headers(nonce), "cache-control": "private, no-cache" } });
}

function headers(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src data:",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return { "content-type": "text/html; charset=utf-8", "content-security-policy": policy.join("; ") };
}
