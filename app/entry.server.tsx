import { PassThrough } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { themeCss } from "themes";
import * as z from "zod";
import { DocumentContext, type SheetPlace } from "./document/document";
import { htmlOf } from "./document/remembered.server";
import { pageHas } from "./document/route-handle";
import { withUsedCss } from "./document/used-css.server";

// The Content-Security-Policy forbids `eval`, which zod's compiled parsers would use.
z.config({ jitless: true });

/** Longer than any call to the operator; otherwise Remix ends deferred data after 4,950 ms (stack.md). */
export const streamTimeout = 65_000;
/** Then the page ends, with what has ended by then. */
const ABORT_MS = streamTimeout + 1_000;

/** A page that can be shown waits so many turns for the rest of what is there already, to be sent in one piece. */
const TURNS = 10;

/** More than any page: what React has it writes at once. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Reports errors of loaders, actions and rendering, except requests that the visitor cancelled, 404 and 405. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.report(error, context.requestId);
}

const modulesOf = ({ staticHandlerContext, routeModules }: EntryContext) =>
  staticHandlerContext.matches.map(({ route }) => routeModules[route.id]);

function sheetPlaceOf(remixContext: EntryContext, { styles }: AppLoadContext): SheetPlace {
  if (styles === null) return "vite";
  const modules = modulesOf(remixContext);
  if (!pageHas("linksStyles", modules)) return "late";
  return pageHas("paintsEarly", modules.slice(-1)) ? "body" : "head";
}

/** The page's React element with its texts and request facts. */
function pageOf(request: Request, remixContext: EntryContext, context: AppLoadContext): ReactElement {
  const { nonce, locale, brand, texts, styles } = context;
  const facts = {
    nonce,
    css: styles ? "" : themeCss(brand),
    sheet: styles?.href ?? "",
    sheetPlace: sheetPlaceOf(remixContext, context),
    overrides: texts.overrides(locale),
    htmlOf: styles ? htmlOf : undefined,
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
  let isBegun = false;
  return new Promise((resolve, reject) => {
    function begin() {
      if (isBegun) return;
      isBegun = true;
      const body = new PassThrough({ highWaterMark: MOST_BYTES });
      body.once("close", () => clearTimeout(tooLong));
      pipe(body);
      const first = withoutEnd(textOf(body.read()));
      const html = context.styles ? withUsedCss(first, context.styles) : first;
      const isWhole = body.readableLength === 0 && body.writableEnded;
      resolve(new Response(isWhole ? html + END : followed(html, body), { status, headers }));
    }
    const { pipe, abort } = renderToPipeableStream(pageOf(request, remixContext, context), {
      nonce: context.nonce,
      async onShellReady() {
        for (let turn = 0; turn < TURNS && !isBegun; turn++) await nextTurn();
        begin();
      },
      onAllReady: begin,
      onShellError(error) {
        // React says then, too, that all is ready.
        isBegun = true;
        reject(error);
      },
      onError(error) {
        // What the page itself fails by is reported by Remix, which draws its error.
        if (isBegun && !request.signal.aborted) context.report(error, context.requestId);
      },
    });
    const tooLong = setTimeout(abort, ABORT_MS).unref();
  });
}

const END = "</body></html>";

/** Remix writes a page's data behind the document's end, where no checker wants scripts. */
function withoutEnd(html: string): string {
  const at = html.lastIndexOf(END);
  return html.slice(0, at) + html.slice(at + END.length);
}

/** React 18 fills a piece up with zeros where the next letter needs more bytes than it has left (issue 24985). */
function textOf(piece: Buffer): string {
  return piece.toString().replaceAll("\0", "");
}

/**
 * A document's beginning, what follows and its end. A visitor who leaves ends it without an error: nobody is there to
 * hear of one, which would end the process.
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
