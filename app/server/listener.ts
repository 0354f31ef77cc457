import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Env } from "schemas/env";
import type { RequestContext } from "~/context";
import { guestKey } from "~/operator/in-flight.server";
import { BodyTooLarge } from "~/uploads/body-too-large";
import { createMemberAddress } from "./address";
import { bodyPolicies } from "./body-policy";
import { crossSiteSign } from "./cross-site";
import { createFewAtOnce } from "./few-at-once";
import { contentSecurityPolicy, type HeaderSettings, securityHeaders } from "./headers";
import { createHealth, type Readiness } from "./health";
import { isDocument, isPrefetch, onlyCookies } from "./incoming";
import type { Line, Log } from "./log";
import type { Overflow } from "./overflow";
import {
  pathOf,
  RETRY_S,
  type Refusal,
  refusalFor,
  refusalOf,
  sendFault,
  sendRefusal,
  wantsPage,
} from "./refusals";
import { BodyTooSlow } from "./request-body";
import { newRequestId, type Process } from "./services";
import { type StaticFiles, serveStatic } from "./static";
import { type SiteSheet, serveSheet } from "./styles";
import { videoOrigins } from "./video-origins";
import { BadRequest, sendWebResponse, toWebRequest } from "./web-request";

export interface ListenerSettings {
  build: ServerBuild | (() => Promise<ServerBuild>);
  env: Env;
  log: Log;
  process: Process;
  files: StaticFiles;
  readiness: Readiness;
  /** Null in development, where Vite serves them. */
  stylesheets: SiteSheet | null;
  overflow?: Overflow;
  isDevelopment: boolean;
}

type RequestLine = Line & { requestId: string };

/** How many cookies are unsealed at once to know whose turn a request takes: thousands may come at one moment. */
const UNSEALS = 16;

/** The whole HTTP surface: static files, health, then Remix, every response with the security headers. */
export function createListener(settings: ListenerSettings): RequestListener {
  const { env, log, isDevelopment, files, readiness } = settings;
  const { services, locales, store, metrics, turns } = settings.process;
  const handle = createRequestHandler(settings.build, isDevelopment ? "development" : "production");
  const headers: HeaderSettings = {
    isSecure: services.isSecure,
    isDevelopment,
    pictureOrigins: env.apiIsLoopback ? [new URL(env.operatorApiUrl).origin] : [],
    videoOrigins: videoOrigins(services.brand),
    chat: services.brand.features.chat ? services.chat : undefined,
  };
  const memberAddress = createMemberAddress(env);
  const policyOf = bodyPolicies(services.brand);
  const serveHealth = createHealth(readiness, store);
  const unsealFew = createFewAtOnce(UNSEALS);
  const fixedHeaders = Object.entries(securityHeaders(headers));

  /** Whose turn a request takes: its member's, as the cookie says, or that of all guests of its address. */
  async function groupOf(incoming: IncomingMessage): Promise<string> {
    const guests = guestKey(memberAddress(incoming));
    return (await unsealFew(guests, () => services.sessions.holderOf(onlyCookies(incoming)))) ?? guests;
  }

  async function contextOf(incoming: IncomingMessage, requestId: string): Promise<RequestContext> {
    return {
      ...services,
      requestId,
      nonce: randomBytes(16).toString("base64"),
      address: memberAddress(incoming),
      userAgent: incoming.headers["user-agent"],
      locale: await locales.of(onlyCookies(incoming)),
      styles: settings.stylesheets,
      isDocument: isDocument(incoming),
      isPrefetch: isPrefetch(incoming),
    };
  }

  /** The response of a route, or why there is none. */
  async function respond(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    line: RequestLine,
    context: RequestContext,
  ): Promise<Response | Refusal> {
    const sign = crossSiteSign(incoming, services.publicOrigin);
    if (sign !== null)
      log.warn("refused as cross-site", { ...line, error: sign, url: services.publicOrigin });
    const bodyPolicy = policyOf(pathOf(incoming));
    const kind = sign === null ? refusalOf(incoming, bodyPolicy) : "forbidden";
    if (kind !== null) return { kind };
    const origin = services.publicOrigin ?? `http://${incoming.headers.host ?? "localhost"}`;
    try {
      const request = toWebRequest(incoming, outgoing, origin, bodyPolicy);
      const response = await handle(request, { ...context });
      const { reason } = request.signal;
      if (reason instanceof BodyTooLarge || reason instanceof BodyTooSlow) throw reason;
      return (await refusalFor(incoming, response)) ?? response;
    } catch (error) {
      if (error instanceof BodyTooLarge) return { kind: "tooLarge" };
      if (error instanceof BadRequest) return { kind: "badRequest" };
      if (error instanceof BodyTooSlow) {
        outgoing.setHeader("connection", "close");
        return { kind: "badRequest" };
      }
      log.error("request failed", line, error);
      return { kind: "other" };
    }
  }

  async function send(
    made: Response | Refusal,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    const isPage = made instanceof Response || wantsPage(incoming);
    if (isPage) outgoing.setHeader("content-security-policy", contentSecurityPolicy(context.nonce, headers));
    if (!(made instanceof Response)) return sendRefusal(made, incoming, outgoing, context);
    outgoing.setHeader("cache-control", "private, no-store");
    if (made.status === 503) outgoing.setHeader("retry-after", RETRY_S);
    await sendWebResponse(made, outgoing);
  }

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    line: RequestLine,
  ): Promise<void> {
    const group = await groupOf(incoming);
    // A form is in work for as long as its client takes to send it.
    const counts = incoming.method === "GET" || incoming.method === "HEAD";
    const isRefused = settings.overflow?.refuses(incoming.socket, group) ?? false;
    const verdict = await turns.start({ group, counts, isRefused, isAbandoned: () => outgoing.destroyed });
    if (verdict === "abandoned") return;
    const overloaded: Refusal = { kind: "overloaded" };
    const context = contextOf(incoming, line.requestId);
    const made = await context
      .then((known) => (verdict === "shed" ? overloaded : respond(incoming, outgoing, line, known)))
      .finally(() => counts && verdict === "start" && turns.end(group));
    await send(made, incoming, outgoing, await context);
  }

  function listen(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void {
    const startedAt = performance.now();
    for (const [name, value] of fixedHeaders) outgoing.setHeader(name, value);
    outgoing.setHeader("x-request-id", requestId);
    const isLast = readiness.isStopping || settings.overflow?.has(incoming.socket);
    if (isLast) outgoing.setHeader("connection", "close");
    if (serveHealth(incoming, outgoing)) return;
    if (settings.stylesheets && serveSheet(settings.stylesheets, incoming, outgoing)) return;
    const line = { requestId, method: incoming.method, path: pathOf(incoming) };
    serveStatic(files, incoming, outgoing, () => {
      outgoing.on("close", () => {
        const durationMs = Math.round(performance.now() - startedAt);
        log.info("request", { ...line, status: outgoing.statusCode, durationMs });
        metrics?.request(incoming.method, outgoing.statusCode, durationMs);
      });
      answer(incoming, outgoing, line).catch((error: unknown) => fail(error, line, outgoing));
    });
  }

  function fail(error: unknown, line: RequestLine, outgoing: ServerResponse): void {
    log.error("request failed", line, error);
    sendFault(outgoing, line.requestId);
  }

  return (incoming, outgoing) => {
    // Requests that arrived together come one by one even after the connection was cut off at an earlier one.
    if (incoming.socket.destroyed) return;
    const requestId = newRequestId();
    try {
      listen(incoming, outgoing, requestId);
    } catch (error) {
      // An error that escaped from here would end the process and all other requests.
      fail(error, { requestId, method: incoming.method, path: pathOf(incoming) }, outgoing);
    }
  };
}
