import type { RequestContext } from "~/context";
import { readCookie, serializeCookie, YEAR_MS } from "~/cookies/cookie.server";
import { agreementHash } from "~/lookups/legal-texts.server";
import { findLookup } from "~/lookups/lookups.server";
import { withTimeout } from "~/operator/with-timeout.server";

const COOKIE = "remember-agreement";
/** How long home waits for the look-up; a later answer is streamed. */
const WAIT_MS = 500;

/** The cookie that records when the text with this hash was accepted (product.md, remember-agreement). */
export function acceptanceCookie(hash: string, isSecure: boolean, now: Date = new Date()): string {
  const value = `${hash}.${now.toISOString().slice(0, 10)}`;
  return serializeCookie({ name: COOKIE, value, isSecure, maxAgeMs: YEAR_MS });
}

/** Whether this browser has accepted exactly this text; a changed text must be accepted again. */
export function hasAccepted(request: Request, hash: string): boolean {
  const [accepted, date] = (readCookie(request, COOKIE) ?? "").split(".");
  return accepted === hash && /^\d{4}-\d{2}-\d{2}$/.test(date ?? "");
}

/**
 * Whether home should ask for the agreements; a promise if the look-up is slow, false if it fails
 * (specification, section 8).
 */
export async function asksAgreement(
  request: Request,
  context: Pick<RequestContext, "lookups" | "locale">,
): Promise<{ asks: boolean | Promise<boolean> }> {
  const asking = findLookup("agreements", context).then((found) => {
    const agreements = found?.agreements ?? [];
    return agreements.length > 0 && !hasAccepted(request, agreementHash(agreements));
  });
  return { asks: (await withTimeout(asking, WAIT_MS)) ?? asking };
}
