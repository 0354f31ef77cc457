import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Env } from "schemas/env";
import type { RequestContext } from "~/context";
import { createLocaleDetector } from "~/i18n/locale.server";
import { guestKey } from "~/operator/in-flight.server";
import type { Verdict } from "../limits/turns";
import { createHealth, type Readiness } from "../observability/health";
import type { Line } from "../observability/log";
import type { Process } from "../process";
import { createMemberAddress } from "./address";
import { type StaticFiles, serveStatic } from "./files";
import { createGuestServing, type GuestPage, guestPagesOf, isGuestDataAhead } from "./guest-pages";
import { type HeaderSettings, policyFor, securityHeaders, videoOrigins, withNonce } from "./headers";
import type { PackedPage } from "./kept-pages";
import { RETRY_S, type Refusal, sendFault, sendRefusal } from "./refusals";
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

type RequestLine = Line & { requestId: string };

/** What a request is answered with. */
type Made = Response | Refusal | PackedPage;

/**
 * How long the browser may keep the data that it asked for ahead of a tap (document/prefetch-next-screen.tsx); Chromium
 * takes it once within five minutes whatever this says.
 */
const UNTIL_TAPPED = "private, max-age=10";

/** The whole HTTP surface: static files, health, then Remix, every response with the security headers. */
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
   * Waits for the turn of the member whom the cookie names, or of all guests of the address. A cookie that this process
   * has not met takes a turn of its address's before, to be unsealed: thousands may come at one moment.
   */
  async function takeTurn(
    incoming: IncomingMessage,
    counts: boolean,
    isAbandoned: () => boolean,
  ): Promise<{ group: string; verdict: Verdict }> {
    const ofAddress = guestKey(memberAddress(incoming));
    const cookies = onlyCookies(incoming);
    if (!services.sessions.isOpened(cookies)) {
      const verdict = await turns.start({ group: ofAddress, counts: false, isAbandoned });
      if (verdict !== "start") return { group: ofAddress, verdict };
    }
    const holder = await services.sessions.holderOf(cookies);
    const group = holder?.memberKey ?? holder?.id ?? ofAddress;
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
    made: Made,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    if ("bodies" in made) return guests?.send(made, incoming, outgoing);
    const isPage = made instanceof Response || wantsPage(incoming);
    if (isPage) outgoing.setHeader("content-security-policy", policy(withNonce(context.nonce)));
    if (!(made instanceof Response)) return sendRefusal(made, incoming, outgoing, context);
    const isKept = made.status === 200 && !made.headers.has("set-cookie") && isGuestDataAhead(incoming);
    outgoing.setHeader("cache-control", isKept ? UNTIL_TAPPED : "private, no-store");
    if (isKept) outgoing.setHeader("vary", "cookie, user-agent");
    // A page in another language asks again (i18n/browser.ts).
    if (isKept) outgoing.setHeader("content-language", context.locale);
    if (made.status === 503) outgoing.setHeader("retry-after", RETRY_S);
    await sendWebResponse(made, outgoing);
  }

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    line: RequestLine,
    guestPage: GuestPage | null,
  ): Promise<void> {
    // A form is in work for as long as its client takes to send it.
    const counts = isReading(incoming);
    const { group, verdict } = await takeTurn(incoming, counts, () => outgoing.destroyed);
    metrics?.turn(verdict);
    if (verdict === "abandoned") return;
    const context = contextOf(incoming, line.requestId);
    const make = async (): Promise<Made> => {
      if (verdict === "shed") return { kind: "overloaded" };
      const shared = guestPage && (await guests?.get(guestPage).catch(() => null));
      return shared ?? respond(incoming, outgoing, line, await context);
    };
    const made = await make().finally(() => counts && verdict === "start" && turns.end(group));
    await send(made, incoming, outgoing, await context);
  }

  function listen(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void {
    const startedAt = performance.now();
    for (const [name, value] of fixedHeaders) outgoing.setHeader(name, value);
    outgoing.setHeader("x-request-id", requestId);
    if (readiness.isStopping) outgoing.setHeader("connection", "close");
    if (serveHealth(incoming, outgoing)) return;
    if (styles && serveSheet(styles, incoming, outgoing)) return;
    const line = { requestId, method: incoming.method, path: loggedPathOf(incoming) };
    const ended = () => {
      const durationMs = Math.round(performance.now() - startedAt);
      log.info("request", { ...line, status: outgoing.statusCode, durationMs });
      metrics?.request(incoming.method, outgoing.statusCode, durationMs, line.path);
    };
    const begin = () => {
      const guestPage = guests && guestPageOf(incoming);
      const known = guestPage && guests.known(guestPage);
      if (known) return guests.send(known, incoming, outgoing);
      answer(incoming, outgoing, line, guestPage).catch((error: unknown) => fail(error, line, outgoing));
    };
    serveStatic(files, incoming, outgoing, () =>
      telemetry.request({ incoming, outgoing, requestId }, begin, ended),
    );
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
      fail(error, { requestId, method: incoming.method, path: loggedPathOf(incoming) }, outgoing);
    }
  };
}
