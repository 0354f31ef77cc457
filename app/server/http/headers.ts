import type { Brand } from "schemas/brand";
import { urlOf } from "schemas/url-of";
import type { ChatAddresses } from "~/operator/chat-addresses.server";

/** What the security headers depend on. Only a page's inline code differs between responses of the process. */
export interface HeaderSettings {
  isSecure: boolean;
  isDevelopment: boolean;
  /** Where the operator's pictures may come from besides https, as http on loopback in development. */
  pictureOrigins: readonly string[];
  /** Where the how-to videos come from besides the brand's folder. */
  videoOrigins?: readonly string[];
  /** Where the chat connects to, and where its videos may come from. */
  chat?: Pick<ChatAddresses, "linkOrigins" | "operatorOrigin">;
}

const PERMISSIONS = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The inline code that a page may have, as sources of the Content-Security-Policy. */
export interface InlineCode {
  scripts: string;
  styles: string;
}

export function withNonce(nonce: string): InlineCode {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/** Writes the Content-Security-Policy of pages: only the given inline code, and forms only to ourselves. */
export function policyFor(settings: HeaderSettings): (inline: InlineCode) => string {
  const { isDevelopment, isSecure, pictureOrigins, videoOrigins = [], chat } = settings;
  const mediaOrigins = new Set([...videoOrigins, ...(chat ? [chat.operatorOrigin] : [])]);
  const others = [
    `img-src 'self' data: https: ${pictureOrigins.join(" ")}`.trim(),
    "font-src 'self'",
    `media-src ${["'self'", ...mediaOrigins].join(" ")}`,
    `connect-src ${["'self'", ...(isDevelopment ? ["ws:"] : []), ...(chat?.linkOrigins ?? [])].join(" ")}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    isSecure ? "upgrade-insecure-requests" : "",
  ];
  const rest = others.filter(Boolean).join("; ");
  return ({ scripts, styles }) => {
    const style = `'self' ${isDevelopment ? "'unsafe-inline'" : styles}`.trim();
    const script = `'self' ${scripts}`.trim();
    return `default-src 'none'; script-src ${script}; style-src ${style}; ${rest}`;
  };
}

/** The policy of what is no page of ours (a brand's SVG, a plain 404): opened directly, it can do nothing. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * The headers of every response, even of static files (standards.md, Trust 5). A page replaces the policy by its own.
 */
export function securityHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    "content-security-policy": NO_PAGE,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(settings.isSecure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

/** The origins of how-to videos that are links, for the Content-Security-Policy. */
export function videoOrigins({ videos }: Pick<Brand, "videos">): string[] {
  const origins = Object.values(videos).flatMap(({ file }) => urlOf(file ?? "")?.origin ?? []);
  return [...new Set(origins)];
}
