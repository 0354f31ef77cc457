import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Env } from "schemas/env";
import type { RequestContext } from "~/context";
import { videoOrigins } from "~/howto/origins";
import { memberAddress } from "./address";
import { crossSiteSign } from "./cross-site";
import { isReadableForm } from "./form-type";
import { contentSecurityPolicy, type HeaderSettings, securityHeaders } from "./headers";
import { type Readiness, serveHealth } from "./health";
import type { Line, Log } from "./log";
import { newRequestId, type Process } from "./services";
import { type StaticFiles, serveStatic } from "./static";
import type { Stylesheets } from "./styles";
import { BadRequest, BodyTooLarge, sendWebResponse, toWebRequest } from "./web-request";

export interface ListenerSettings {
  build: ServerBuild | (() => Promise<ServerBuild>);
  env: Env;
  log: Log;
  process: Process;
  files: StaticFiles;
  readiness: Readiness;
  /** Null in development, where the build tool serves them. */
  stylesheets: Stylesheets | null;
  isDevelopment: boolean;
}

/** The whole HTTP surface: files, health, then Remix, each answer with the security headers. */
export function createListener(settings: ListenerSettings): RequestListener {
  const { env, log, isDevelopment, files, readiness } = settings;
  const { services, locales, store, metrics } = settings.process;
  const handle = createRequestHandler(settings.build, isDevelopment ? "development" : "production");
  const headers: HeaderSettings = {
    isSecure: services.isSecure,
    isDevelopment,
    pictureOrigins: env.apiIsLoopback ? [new URL(env.operatorApiUrl).origin] : [],
    videoOrigins: videoOrigins(services.brand),
  };
  const fixedHeaders = Object.entries(securityHeaders(headers));

  async function contextOf(
    request: Request,
    incoming: IncomingMessage,
    requestId: string,
  ): Promise<RequestContext> {
    return {
      ...services,
      requestId,
      nonce: randomBytes(16).toString("base64"),
      address: memberAddress(incoming, env.trustedProxyHops),
      userAgent: incoming.headers["user-agent"],
      locale: await locales.of(request),
      stylesOf: settings.stylesheets?.of ?? null,
      isDocument: isDocument(incoming),
      isPrefetch: isPrefetch(incoming),
    };
  }

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    line: Line & { requestId: string },
  ): Promise<void> {
    const sign = crossSiteSign(incoming, services.publicOrigin);
    if (sign !== null) {
      log.warn("refused as cross-site", { ...line, error: sign, url: services.publicOrigin });
      return sendText(outgoing, 403, "Forbidden");
    }
    if (!isReadableForm(incoming)) return sendText(outgoing, 415, "Unsupported media type");
    const origin = services.publicOrigin ?? `http://${incoming.headers.host ?? "localhost"}`;
    const request = toWebRequest(incoming, outgoing, origin);
    const context = await contextOf(request, incoming, line.requestId);
    outgoing.setHeader("content-security-policy", contentSecurityPolicy(context.nonce, headers));
    outgoing.setHeader("cache-control", "private, no-store");
    const response = await handle(request, { ...context });
    if (request.signal.reason instanceof BodyTooLarge) throw request.signal.reason;
    await sendWebResponse(response, outgoing);
  }

  function listen(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void {
    const startedAt = performance.now();
    for (const [name, value] of fixedHeaders) outgoing.setHeader(name, value);
    outgoing.setHeader("x-request-id", requestId);
    if (readiness.isStopping) outgoing.setHeader("connection", "close");
    if (serveHealth(incoming, outgoing, readiness, store)) return;
    const line = { requestId, method: incoming.method, path: pathOf(incoming) };
    serveStatic(files, incoming, outgoing, () => {
      outgoing.on("close", () => {
        const durationMs = Math.round(performance.now() - startedAt);
        log.info("request", { ...line, status: outgoing.statusCode, durationMs });
        metrics?.request(incoming.method, outgoing.statusCode, durationMs);
      });
      answer(incoming, outgoing, line).catch((error: unknown) => {
        if (error instanceof BodyTooLarge) return sendText(outgoing, 413, "Payload too large");
        if (error instanceof BadRequest) return sendText(outgoing, 400, "Bad request");
        log.error("request failed", line, error);
        sendFault(outgoing, requestId);
      });
    });
  }

  return (incoming, outgoing) => {
    const requestId = newRequestId();
    try {
      listen(incoming, outgoing, requestId);
    } catch (error) {
      // What escapes from here would end the process and everybody else's requests with it.
      log.error("request failed", { requestId, method: incoming.method, path: pathOf(incoming) }, error);
      sendFault(outgoing, requestId);
    }
  };
}

/** Told from what browsers say of a request; those that say nothing are taken at the address's word. */
function isDocument(incoming: IncomingMessage): boolean {
  const isPage = (incoming.headers["sec-fetch-dest"] ?? "document") === "document";
  return incoming.method === "GET" && isPage && !isPrefetch(incoming) && !pathOf(incoming).endsWith(".data");
}

/** Also a page that is drawn ahead: browsers say `prefetch;prerender`. */
function isPrefetch({ headers }: IncomingMessage): boolean {
  return `${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`.includes("prefetch");
}

function pathOf(incoming: IncomingMessage): string {
  return (incoming.url ?? "/").split("?")[0] ?? "/";
}

function sendFault(outgoing: ServerResponse, requestId: string): void {
  sendText(outgoing, 500, `Something went wrong. Reference: ${requestId}`);
}

function sendText(outgoing: ServerResponse, status: number, text: string): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  outgoing.end(text);
}
