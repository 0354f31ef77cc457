import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { themeCss } from "themes";
import * as z from "zod";
import { DocumentContext, type SheetPlace } from "./document/document";
import { handoffOf, withHandoff } from "./document/handoff.server";
import { pageResponse } from "./document/page-body.server";
import { htmlOf } from "./document/remembered.server";
import { pageHas } from "./document/route-handle";
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

function sheetPlaceOf(remixContext: EntryContext, { styles }: AppLoadContext): SheetPlace {
  if (styles === null) return "vite";
  const { staticHandlerContext, routeModules } = remixContext;
  const modules = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]);
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

/** Renders the page at once; data that is deferred follows it. Throws what a component throws. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { serverHandoffStream, ...drawn } = remixContext;
  const rendered = `<!DOCTYPE html>${renderToString(pageOf(request, drawn, context))}`;
  const html = context.styles ? withUsedCss(rendered, context.styles) : rendered;
  const handoff = serverHandoffStream && (await handoffOf(serverHandoffStream, context.nonce));
  headers.set("content-type", "text/html; charset=utf-8");
  const body = handoff ? withHandoff(html, handoff) : { html, later: null };
  return pageResponse(body, { status, headers });
}
