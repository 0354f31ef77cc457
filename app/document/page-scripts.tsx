import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { useDocument } from "./document";
import { startScript } from "./start-script";

/** In the browser it has run. */
const hasRun = " ";

/** What Remix's script in the browser reads of remix.config.js. */
const browserFlags = ["v3_fetcherPersist", "v3_relativeSplatPath", "v3_singleFetch"] as const;

/**
 * What starts a page's script, in place of Remix's `Scripts`: nothing is fetched before the page is painted, and then
 * everything at once. The text depends only on the page's routes, so kept pages can be allowed by hash.
 */
export function PageScripts() {
  const text = { __html: useText() };
  return <script nonce={useDocument().nonce} suppressHydrationWarning dangerouslySetInnerHTML={text} />;
}

function useText(): string {
  const remix = useContext(UNSAFE_RemixContext);
  const ids = useMatches().map(({ id }) => id);
  const { sheet, sheetPlace } = useDocument();
  if (!import.meta.env.SSR || remix === undefined) return hasRun;
  const { manifest, future } = remix;
  const routes = [...new Set(["root", ...ids])].flatMap((id) => manifest.routes[id] ?? []);
  const chunks = [...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)];
  const start = startScript({
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    chunks: [...new Set(chunks)],
    sheet: sheetPlace === "later" ? sheet : "",
  });
  const flags = Object.fromEntries(browserFlags.map((name) => [name, future[name]]));
  const stream =
    "__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());";
  return `window.__remixContext={future:${JSON.stringify(flags)}};${stream}${start}`;
}
