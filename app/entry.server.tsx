import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { themeCss } from "themes";
import * as z from "zod";
import { DocumentContext } from "./document";
import { documentStream } from "./document-stream.server";

// The policy forbids `eval`, which zod's compiled parsers would use.
z.config({ jitless: true });

/** Longer than any call of the operator (stack.md: Remix aborts streamed data after 4,950 ms otherwise). */
export const streamTimeout = 65_000;

/** Errors of loaders, actions and rendering; what a visitor who left cancelled is none, nor a 404 or 405 of theirs. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.report(error, context.requestId);
}

/** Of the routes that a page is made of, as the build's manifest lists them. */
function stylesheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const ids = ["root", ...staticHandlerContext.matches.map(({ route }) => route.id)];
  return ids.flatMap((id) => manifest.routes[id]?.css ?? []);
}

/** Of home, where signing in leads. */
function stylesheetsAhead({ manifest }: EntryContext): string[] {
  const home = Object.values(manifest.routes).filter(({ path }) => path === "user" || path === "home");
  const wanted = ["root", ...home.map(({ id }) => id)].flatMap((id) => manifest.routes[id]?.css ?? []);
  return [...new Set(wanted)];
}

/** The whole page as React draws it, texts and facts of the request around it. */
export function pageOf(request: Request, remixContext: EntryContext, context: AppLoadContext): ReactElement {
  const { nonce, locale, brand, texts } = context;
  const { pathname } = new URL(request.url);
  const isPublic = !/^\/user(\/|$)/.test(pathname);
  const styles = (isPublic && context.stylesOf?.(stylesheetsOf(remixContext))) || null;
  const stylesAhead = styles !== null && pathname === "/login" ? stylesheetsAhead(remixContext) : [];
  const facts = { nonce, themeCss: themeCss(brand), styles, stylesAhead, overrides: texts.overrides(locale) };
  return (
    <I18nextProvider i18n={texts.instance(locale)}>
      <DocumentContext.Provider value={facts}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </DocumentContext.Provider>
    </I18nextProvider>
  );
}

/** Pages with streamed data go out in pieces; all others whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const streams = new URL(request.url).pathname.startsWith("/user/home");
  return new Promise((resolve, reject) => {
    let statusNow = status;
    const body = documentStream();
    const answer = () => {
      headers.set("content-type", "text/html; charset=utf-8");
      resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(pageOf(request, remixContext, context), {
      nonce: context.nonce,
      [streams ? "onShellReady" : "onAllReady"]: answer,
      onShellError: (error) => {
        body.destroy();
        reject(error);
      },
      onError: (error) => {
        statusNow = 500;
        if (!request.signal.aborted) context.report(error, context.requestId);
      },
    });
    // The render is held until it is over, and no longer: a timer left behind would keep every page for its time.
    const tooLong = setTimeout(abort, streamTimeout + 1_000).unref();
    body.once("close", () => clearTimeout(tooLong));
    request.signal.addEventListener("abort", () => abort());
  });
}
