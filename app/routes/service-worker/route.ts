import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { drawnCss } from "~/document/bare-page.server";
import retire from "./retire.js?raw";
import worker from "./worker.js?raw";

/**
 * The worker's script (docs/decisions/offline-page.md). Browsers install a new one, and cache the offline page again,
 * when its bytes change, so it ends with a hash of that page's text and styles.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { brand, texts, locale } = context;
  const t = texts.t(locale);
  const shown = [locale, brand.name[locale], drawnCss(brand), t("public:offline.later")];
  const version = createHash("sha256").update(shown.join("\n")).digest("base64url").slice(0, 12);
  const script = brand.features.offlinePage ? `${worker}// ${version}\n` : retire;
  return new Response(script, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "private, no-cache" },
  });
}
