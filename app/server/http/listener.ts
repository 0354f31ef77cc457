import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Env } from "schemas/env";
import type { RequestContext } from "~/context";
import { createLocaleDetector } from "~/i18n/locale.server";
import { guestKey } from "~/operator/in-flight.server";
import { createHealth, type Readiness } from "../observability/health";
import type { LogFields } from "../observability/log";
import type { Process } from "../process";
import type { TurnVerdict } from "../turns/turns";
import { createMemberAddress } from "./address";
import { type ErrorResponse, RETRY_S, sendErrorResponse, sendPlainError } from "./error-responses";
import { type StaticFiles, serveStatic } from "./files";
import { createGuestServing, type GuestPage, guestPagesOf, isGuestPrefetch } from "./guest-pages";
import { type HeaderSettings, policyFor, securityHeaders, videoOrigins, withNonce } from "./headers";
import type { PackedPage } from "./page-cache";
import {
  isDocument,
  isPrefetch,
  isReading,
  loggedPathOf,
  newRequestId,
  onlyCookies,
  wantsPage,
} from "./request";
import { createRespond } from "./respond";
import { sendWebResponse } from "./send-response";
import { type SiteSheet, serveSheet } from "./styles";

export interface ListenerSettings {
  build: ServerBuild | (() => Promise<ServerBuild>);
  env: Env;
  process: Process;
  files: StaticFiles;
  readiness: Readiness;
  /** Null in development, where Vite serves the styles. */
  sheet: SiteSheet | null;
  isDevelopment: boolean;
}

type RequestFields = LogFields & { requestId: string };

/** What a request is answered with. */
type AnyResponse = Response | ErrorResponse | PackedPage;

/**
 * How long the browser may keep data that it prefetched (document/prefetch-next-screen.tsx). Chromium uses it once within five
 * minutes whatever this says.
 */
const FOR_PREFETCH = "private, max-age=10";

/** Answers every request: health checks, static files, then pages. Every response has the security headers. */
export function createListener(settings: ListenerSettings): RequestListener {
  const { env, isDevelopment, files, readiness } = settings;
  const { services, store, metrics, turns, log, telemetry } = settings.process;
  const locales = createLocaleDetector(services.brand);
  const handle = createRequestHandler(settings.build, isDevelopment ? "development" : "production");
  const headers: HeaderSettings = {
    isSecure: services.isSecure,
    isDevelopment,
    pictureOrigins: env.apiIsLoopback ? [new URL(env.operatorApiUrl).origin] : [],
    videoOrigins: videoOrigins(services.brand),
    chat: services.brand.features.chat ? services.chat : undefined,
  };
  const respond = createRespond({ handle, services, log });
  const memberAddress = createMemberAddress(env);
  const serveHealth = createHealth(readiness, store);
  const fixedHeaders = Object.entries(securityHeaders(headers));
  const policy = policyFor(headers);
  const styles = settings.sheet;
  const guests = isDevelopment ? null : createGuestServing({ services, styles, handle, policy });

  const guestPageOf = guestPagesOf(services.brand);

  /**
   * Waits for a turn of the member that the cookie names, or of the address's guests. A cookie that this process has
   * not unsealed yet needs a turn of its address first, because thousands may arrive at one moment.
   */
  async function takeTurn(
    incoming: IncomingMessage,
    counts: boolean,
    isAbandoned: () => boolean,
  ): Promise<{ group: string; verdict: TurnVerdict }> {
    const addressGroup = guestKey(memberAddress(incoming));
    const cookies = onlyCookies(incoming);
    if (!services.sessions.isOpened(cookies)) {
      const verdict = await turns.start({ group: addressGroup, counts: false, isAbandoned });
      if (verdict !== "start") return { group: addressGroup, verdict };
    }
    const session = await services.sessions.holderOf(cookies);
    const group = session?.memberKey ?? session?.id ?? addressGroup;
    return { group, verdict: await turns.start({ group, counts, isAbandoned }) };
  }

  async function contextOf(incoming: IncomingMessage, requestId: string): Promise<RequestContext> {
    return {
      ...services,
      requestId,
      nonce: randomBytes(16).toString("base64"),
      address: memberAddress(incoming),
      userAgent: incoming.headers["user-agent"],
      locale: await locales.of(onlyCookies(incoming)),
      styles,
      isDocument: isDocument(incoming),
      isPrefetch: isPrefetch(incoming),
    };
  }

  async function send(
    response: AnyResponse,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    if ("bodies" in response) return guests?.send(response, incoming, outgoing);
    const isPage = response instanceof Response || wantsPage(incoming);
    if (isPage) outgoing.setHeader("content-security-policy", policy(withNonce(context.nonce)));
    if (!(response instanceof Response)) return sendErrorResponse(response, incoming, outgoing, context);
    const isKept =
      response.status === 200 && !response.headers.has("set-cookie") && isGuestPrefetch(incoming);
    outgoing.setHeader("cache-control", isKept ? FOR_PREFETCH : "private, no-store");
    if (isKept) outgoing.setHeader("vary", "cookie, user-agent");
    // After a change of language the browser must ask again (i18n/browser.ts).
    if (isKept) outgoing.setHeader("content-language", context.locale);
    if (response.status === 503) outgoing.setHeader("retry-after", RETRY_S);
    await sendWebResponse(response, outgoing);
  }

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    logFields: RequestFields,
    guestPage: GuestPage | null,
  ): Promise<void> {
    // A form does not count: its client decides how long it takes to send.
    const counts = isReading(incoming);
    const { group, verdict } = await takeTurn(incoming, counts, () => outgoing.destroyed);
    metrics?.turn(verdict);
    if (verdict === "abandoned") return;
    const context = contextOf(incoming, logFields.requestId);
    const respondNow = async (): Promise<AnyResponse> => {
      if (verdict === "shed") return { kind: "overloaded" };
      const shared = guestPage && (await guests?.get(guestPage).catch(() => null));
      return shared ?? respond(incoming, outgoing, logFields, await context);
    };
    const response = await respondNow().finally(() => counts && verdict === "start" && turns.end(group));
    await send(response, incoming, outgoing, await context);
  }

  function listen(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void {
    const startedAt = performance.now();
    for (const [name, value] of fixedHeaders) outgoing.setHeader(name, value);
    outgoing.setHeader("x-request-id", requestId);
    if (readiness.isStopping) outgoing.setHeader("connection", "close");
    if (serveHealth(incoming, outgoing)) return;
    if (styles && serveSheet(styles, incoming, outgoing)) return;
    const logFields = { requestId, method: incoming.method, path: loggedPathOf(incoming) };
    const ended = () => {
      const durationMs = Math.round(performance.now() - startedAt);
      log.info("request", { ...logFields, status: outgoing.statusCode, durationMs });
      metrics?.request(incoming.method, outgoing.statusCode, durationMs, logFields.path);
    };
    const begin = () => {
      const guestPage = guests && guestPageOf(incoming);
      const known = guestPage && guests.known(guestPage);
      if (known) return guests.send(known, incoming, outgoing);
      answer(incoming, outgoing, logFields, guestPage).catch((error: unknown) =>
        fail(error, logFields, outgoing),
      );
    };
    serveStatic(files, incoming, outgoing, () =>
      telemetry.request({ incoming, outgoing, requestId }, begin, ended),
    );
  }

  function fail(error: unknown, logFields: RequestFields, outgoing: ServerResponse): void {
    log.error("request failed", logFields, error);
    sendPlainError(outgoing, logFields.requestId);
  }

  return (incoming, outgoing) => {
    // Pipelined requests still come here after their connection was closed at an earlier one.
    if (incoming.socket.destroyed) return;
    const requestId = newRequestId();
    try {
      listen(incoming, outgoing, requestId);
    } catch (error) {
      // An error thrown from here would end the process, and all other requests with it.
      fail(error, { requestId, method: incoming.method, path: loggedPathOf(incoming) }, outgoing);
    }
  };
}
