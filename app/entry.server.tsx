import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import * as z from "zod";
import { DocumentContext } from "./document/document";
import { handoffOf } from "./document/handoff.server";
import { pageResponse } from "./document/page-body.server";
import { pageHas } from "./document/route-handle";
import { themeSheet } from "./document/theme-sheet.server";
import { withUsedCss } from "./document/used-css.server";

// The Content-Security-Policy forbids `eval`, which zod's compiled parsers would use.
z.config({ jitless: true });

/** Longer than any call to the operator; otherwise Remix ends deferred data after 4,950 ms (stack.md). */
export const streamTimeout = 65_000;

/** Reports errors of loaders, actions and rendering, except requests that the visitor cancelled, 404 and 405. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.report(error, context.requestId);
}

function routeIdsOf({ staticHandlerContext }: EntryContext): string[] {
  return ["root", ...staticHandlerContext.matches.map(({ route }) => route.id)];
}

/** The stylesheets of the page's routes, from the build's manifest. */
function stylesheetsOf(remixContext: EntryContext): string[] {
  return routeIdsOf(remixContext).flatMap((id) => remixContext.manifest.routes[id]?.css ?? []);
}

function modulesOf(remixContext: EntryContext): EntryContext["routeModules"][string][] {
  return routeIdsOf(remixContext).map((id) => remixContext.routeModules[id]);
}

/** The page's React element with its texts and request facts. */
export function pageOf(request: Request, remixContext: EntryContext, context: AppLoadContext): ReactElement {
  const { nonce, locale, brand, texts } = context;
  const linksStyles = pageHas("linksStyles", modulesOf(remixContext));
  const styles = (!linksStyles && context.stylesOf?.(stylesheetsOf(remixContext))) || null;
  const { css, href } = themeSheet(brand);
  const carries = !linksStyles || context.stylesOf === null;
  const facts = {
    nonce,
    themeCss: carries ? css : null,
    themeHref: href,
    styles,
    overrides: texts.overrides(locale),
  };
  return (
    <I18nextProvider i18n={texts.instance(locale)}>
      <DocumentContext.Provider value={facts}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </DocumentContext.Provider>
    </I18nextProvider>
  );
}

/** Renders the page at once; data that is deferred follows it. Throws what a component throws. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { serverHandoffStream, ...drawn } = remixContext;
  const html = withUsedCss(renderToString(pageOf(request, drawn, context)));
  const handoff = serverHandoffStream && (await handoffOf(serverHandoffStream, context.nonce));
  headers.set("content-type", "text/html; charset=utf-8");
  const body = { html: html + (handoff?.scripts ?? ""), later: handoff?.later ?? null };
  return pageResponse(body, { status, headers });
}
