import type { RequestContext } from "~/context";
import { agreementHash } from "~/operator/legal-texts.server";
import { findLookup } from "~/operator/lookups.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { readCookie, serializeCookie } from "~/session/cookie.server";

const COOKIE = "remember-agreement";
const YEAR_MS = 365 * 24 * 3_600_000;
/** Home waits no longer. The look-up is cached for seconds, so the next view has it. */
const PATIENCE_MS = 200;

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

/** Whether home should ask for the agreements; false if the look-up fails or is late (specification, section 8). */
export async function asksAgreement(request: Request, context: RequestContext): Promise<boolean> {
  const { agreements } = (await withTimeout(findLookup("agreements", context), PATIENCE_MS)) ?? {
    agreements: [],
  };
  return agreements.length > 0 && !hasAccepted(request, agreementHash(agreements));
}
