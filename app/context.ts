import type { OperatorConfig } from "schemas/operator";
import type { Sanitizer } from "~/html/sanitize.server";
import type { Locale } from "~/i18n/locale";
import type { Texts } from "~/i18n/texts.server";
import type { Limits } from "~/limits/limits.server";
import type { Execution } from "~/money/execute.server";
import type { Mint } from "~/money/intent.server";
import type { Caller, Operator } from "~/operator/client.server";
import type { Lookups } from "~/operator/lookups.server";
import type { RefreshGate } from "~/operator/refresh.server";
import type { Drafts } from "~/registration/drafts.server";
import type { SentCodes } from "~/registration/sent-codes.server";
import type { Sessions } from "~/session/session.server";

/** What the process offers to every loader and action; put together in app/server/services.ts. */
export interface Services {
  brand: OperatorConfig;
  /** `https://…` as members reach us; undefined on loopback. */
  publicOrigin: string | undefined;
  isSecure: boolean;
  lookups: Lookups;
  operatorFor(caller: Caller): Operator;
  sessions: Sessions;
  /** Registrations under way. */
  drafts: Drafts;
  sentCodes: SentCodes;
  limits: Limits;
  mint: Mint;
  execution: Execution;
  refreshes: RefreshGate;
  texts: Texts;
  /** The only way for operator-written HTML to a page. */
  sanitize: Sanitizer;
  /** An operator's picture's address if a page may show it. */
  picture(address: string | undefined): string | undefined;
  /** Writes an unexpected error to the log; never what a member sent. */
  report(error: unknown, requestId: string): void;
}

/** The services and the facts of one HTTP request: Remix's load context. */
export interface RequestContext extends Services {
  /** Also the reference that an error page shows. */
  requestId: string;
  /** Of this answer's Content-Security-Policy. */
  nonce: string;
  /** The member's own address. */
  address: string;
  userAgent: string | undefined;
  locale: Locale;
  /** A page's stylesheets as text; null in development. */
  stylesOf: ((hrefs: readonly string[]) => string) | null;
  /** A person's own GET of a page: not a prefetch, not a sub-request of our script. */
  isDocument: boolean;
  /** The browser fetches ahead what nobody may ever open. */
  isPrefetch: boolean;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends RequestContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
