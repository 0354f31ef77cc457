import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { type ContextType, useContext } from "react";
import { BoundedMap } from "~/store/bounded-map";
import { useDocument } from "./document";
import { startScript } from "./start-script";

type RemixContext = NonNullable<ContextType<typeof UNSAFE_RemixContext>>;

/** What Remix's script in the browser reads of remix.config.js. */
const browserFlags = ["v3_fetcherPersist", "v3_relativeSplatPath", "v3_singleFetch"] as const;

/**
 * What starts a page's script, in place of Remix's `Scripts`: nothing is fetched before the page is painted, and then
 * everything at once. The text depends only on the page's routes, so kept pages can be allowed by hash.
 */
export function PageScripts() {
  const text = { __html: useText() };
  return <script nonce={useDocument().nonce} dangerouslySetInnerHTML={text} />;
}

/** The texts of a build's pages by the routes they consist of. */
const texts = new WeakMap<object, BoundedMap<string, string>>();
/** More than there are kinds of pages. */
const MOST_KINDS = 128;

function useText(): string {
  const remix = useContext(UNSAFE_RemixContext);
  const ids = useMatches().map(({ id }) => id);
  const { sheet, sheetPlace } = useDocument();
  if (remix === undefined) return "";
  const known = texts.get(remix.manifest) ?? new BoundedMap<string, string>(MOST_KINDS);
  texts.set(remix.manifest, known);
  const late = sheetPlace === "late" ? sheet : undefined;
  return known.getOrMake([...ids, late].join(), () => textOf(ids, remix, late));
}

function textOf(ids: readonly string[], { manifest, future }: RemixContext, sheet?: string): string {
  const routes = [...new Set(["root", ...ids])].flatMap((id) => manifest.routes[id] ?? []);
  const chunks = [...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)];
  const start = startScript({
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    chunks: [...new Set(chunks)],
    sheet,
  });
  const flags = Object.fromEntries(browserFlags.map((name) => [name, future[name]]));
  const stream =
    "__remixContext.stream=new ReadableStream({start(c){let e=new TextEncoder;__remixContext.streamController={enqueue:t=>c.enqueue(e.encode(t)),close:()=>c.close()}}});";
  return `window.__remixContext={future:${JSON.stringify(flags)}};${stream}${start}`;
}
