import type { Brand } from "schemas/brand";
import type { PictureFilter } from "~/html/pictures";
import type { Sanitizer } from "~/html/sanitize.server";
import type { Locale } from "~/i18n/locale";
import type { Texts } from "~/i18n/texts.server";
import type { Limits } from "~/limits/limits.server";
import type { Caller, Operator } from "~/operator/client.server";
import type { Seals } from "~/session/seal.server";
import type { Sessions } from "~/session/session.server";
import type { Store } from "~/store/store";
import type { SiteStyles } from "./document/document";
import type { RefreshGate } from "./limits/refresh-gate.server";
import type { Lookups } from "./lookups/lookups.server";
import type { Execution } from "./money/once/execute.server";
import type { IntentTokens } from "./money/once/intent.server";
import type { ChatAddresses } from "./operator/chat-addresses.server";
import type { GiftLinkCipher } from "./operator/gift-link-cipher.server";

/** What the process provides to every loader and action; assembled in app/server/process.ts. */
export interface Services {
  brand: Brand;
  /** The public `https://…` origin; undefined on loopback. */
  publicOrigin: string | undefined;
  isSecure: boolean;
  lookups: Lookups;
  operatorFor(caller: Caller): Operator;
  sessions: Sessions;
  /** Data shared among replicas, and data sealed into a browser's cookies. */
  store: Store;
  seals: Seals;
  limits: Limits;
  intentTokens: IntentTokens;
  execution: Execution;
  refreshes: RefreshGate;
  /** Null without TRUELINK_KEY: gift links are then not offered. */
  giftLinkCipher: GiftLinkCipher | null;
  chat: ChatAddresses;
  /** Hosts that games may open on in addition to those in the brand's file. */
  extraGameHosts: readonly string[];
  texts: Texts;
  /** Operator HTML gets into a page only through this. */
  sanitize: Sanitizer;
  picture: PictureFilter;
  /** A picture of the brand's own as a `data:` URL; undefined if it cannot be drawn. */
  brandPicture(file: string): string | undefined;
  /** Logs an unexpected error, without anything that a member sent. */
  report(error: unknown, requestId: string): void;
}

/** The services and the facts of one HTTP request: Remix's load context. */
export interface RequestContext extends Services {
  /** Also the reference shown on an error page. */
  requestId: string;
  /** The nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** The member's IP address. */
  address: string;
  userAgent: string | undefined;
  locale: Locale;
  /** Null in development, where Vite serves the components' styles. */
  styles: SiteStyles | null;
  /** A page load by the user: neither a prefetch nor a request of our script. */
  isDocument: boolean;
  /** A prefetch by the browser for a page that may never be opened. */
  isPrefetch: boolean;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends RequestContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
