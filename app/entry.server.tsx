import { PassThrough } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { characterAttributes, characterOf, developmentStyles } from "themes";
import * as z from "zod";
import { cachedHtml } from "./document/cached-item.server";
import { DocumentContext, type SheetPlace } from "./document/document";
import { pageHas } from "./document/route-handle";

// The Content-Security-Policy forbids `eval`, which zod's compiled parsers would use.
z.config({ jitless: true });

/** Longer than any call to the operator; otherwise Remix ends deferred data after 4,950 ms (stack.md). */
export const streamTimeout = 65_000;
/** After this time a page is cut off, with what it has by then. */
const ABORT_MS = streamTimeout + 1_000;

/**
 * For how many turns of the event loop a page that could be sent waits, so that all that is ready goes in one piece
 * (docs/decisions/pages-in-one-piece.md).
 */
const TURNS = 10;

/** More than any page has, so that React writes what it has rendered without waiting for a reader. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Reports errors of loaders, actions and rendering, except requests that the visitor cancelled, 404 and 405. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.report(error, context.requestId);
}

/** Whether the page shows a message. Few do, so its styles are not inline: the page links the sheet in its head. */
function hasMessage({ loaderData, actionData }: StaticHandlerContext): boolean {
  const said = [...Object.values(loaderData), ...Object.values(actionData ?? {})] as ({
    flash?: unknown;
    message?: unknown;
  } | null)[];
  return said.some((data) => Boolean(data?.flash ?? data?.message));
}

type StaticHandlerContext = EntryContext["staticHandlerContext"];

/** Where in the document the site's style sheet is linked. */
function sheetPlaceOf(page: StaticHandlerContext, modules: Parameters<typeof pageHas>[1]): SheetPlace {
  if (hasMessage(page)) return "head";
  if (!pageHas("linksStyles", modules)) return "late";
  return pageHas("paintsEarly", modules.slice(-1)) && page.errors === null ? "body" : "head";
}

/** The page's React element with its texts and request facts. */
function pageOf(request: Request, remixContext: EntryContext, context: AppLoadContext): ReactElement {
  const { nonce, locale, brand, texts, styles } = context;
  const { staticHandlerContext, routeModules } = remixContext;
  const routes = staticHandlerContext.matches.map(({ route }) => route.id);
  const sheetPlace = sheetPlaceOf(
    staticHandlerContext,
    routes.map((id) => routeModules[id]),
  );
  const facts = {
    nonce,
    css: styles ? (sheetPlace === "head" ? "" : styles.inline(routes)) : developmentStyles(brand),
    character: styles ? undefined : characterAttributes(characterOf(brand)),
    sheet: styles?.href ?? "",
    sheetPlace: styles ? sheetPlace : ("vite" as const),
    overrides: texts.overrides(locale),
    cachedHtml: styles ? cachedHtml : undefined,
  };
  return (
    <I18nextProvider i18n={texts.instance(locale)}>
      <DocumentContext.Provider value={facts}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </DocumentContext.Provider>
    </I18nextProvider>
  );
}

/** Renders the page; data that is deferred follows it. Rejects with what a component throws. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const body = new PassThrough({ highWaterMark: MOST_BYTES });
    let isAnswered = false;
    let failure: { error: unknown } | undefined;

    /** Settles the promise by `settle`, unless that is already done. */
    function answer(settle: () => void): void {
      if (isAnswered) return;
      isAnswered = true;
      try {
        settle();
      } catch (error) {
        stop();
        reject(error);
      }
    }
    function begin(): void {
      answer(() => {
        if (failure) throw failure.error;
        pipe(body);
        // Remix writes a page's data after `</html>`, where HTML allows no scripts: the end is moved behind it.
        const first = textOf(body.read()).replace(END, "");
        const isWhole = body.readableLength === 0 && body.writableEnded;
        resolve(new Response(isWhole ? first + END : followed(first, body), { status, headers }));
      });
    }
    /** Stops a page that nobody reads: after a HEAD request, an error in its place, or a visitor who has left. */
    function stop(): void {
      clearTimeout(tooLong);
      body.destroy();
      abort();
    }
    const { pipe, abort } = renderToPipeableStream(pageOf(request, remixContext, context), {
      nonce: context.nonce,
      async onShellReady() {
        for (let turn = 0; turn < TURNS && !isAnswered; turn++) await nextTurn();
        begin();
      },
      // React ends the stream only after this callback.
      onAllReady: () => queueMicrotask(begin),
      // Remix reports the error and renders the error page.
      onShellError(error) {
        answer(() => {
          throw error;
        });
      },
      onError(error) {
        if (!isAnswered) failure ??= { error };
        else if (!signal.aborted) context.report(error, context.requestId);
      },
    });
    const tooLong = setTimeout(() => {
      abort();
      answer(() => reject(new Error("a page was not begun in time")));
    }, ABORT_MS).unref();
    const onLeave = () => {
      answer(() => resolve(new Response(null, { status, headers })));
      stop();
    };
    body.once("close", () => clearTimeout(tooLong));
    body.on("error", () => undefined);
    if (signal.aborted) onLeave();
    else signal.addEventListener("abort", onLeave, { once: true });
  });
}

const END = "</body></html>";

/** React 18 fills a piece up with zeros where the next letter needs more bytes than it has left (issue 24985). */
function textOf(piece: Buffer): string {
  return piece.toString().replaceAll("\0", "");
}

/**
 * Streams the document's beginning, the rest and its end. If the visitor leaves, the stream ends without an error:
 * nobody would handle it, and it would end the process.
 */
function followed(first: string, rest: PassThrough): ReadableStream<Uint8Array> {
  const pieces = rest[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (page) => page.enqueue(encoder.encode(first)),
    async pull(page) {
      const { done, value } = await pieces.next();
      page.enqueue(encoder.encode(done ? END : textOf(value)));
      if (done) page.close();
    },
    cancel: () => void rest.destroy(),
  });
}
