import type { RequestContext } from "~/context";
import { agreementHash } from "~/operator/house-texts.server";
import { lookUp } from "~/operator/look-up.server";
import { soon } from "~/operator/soon.server";
import { readCookie, serializeCookie } from "~/session/cookie.server";

const COOKIE = "remember-agreement";
const YEAR_MS = 365 * 24 * 3_600_000;
/** Home waits no longer: the look-up is kept for seconds, so that the next view knows. */
const PATIENCE_MS = 200;

/** Keeps that the text with this hash was accepted, and when (product.md, remember-agreement). */
export function acceptanceCookie(hash: string, isSecure: boolean, now: Date = new Date()): string {
  const value = `${hash}.${now.toISOString().slice(0, 10)}`;
  return serializeCookie({ name: COOKIE, value, isSecure, maxAgeMs: YEAR_MS });
}

/** Whether this browser holds an acceptance of exactly this text: a changed text asks again. */
export function hasAccepted(request: Request, hash: string): boolean {
  const [accepted, date] = (readCookie(request, COOKIE) ?? "").split(".");
  return accepted === hash && /^\d{4}-\d{2}-\d{2}$/.test(date ?? "");
}

/** Whether home has agreements to ask about; silent where the look-up fails or is late (specification, section 8). */
export async function asksAgreement(request: Request, context: RequestContext): Promise<boolean> {
  const { agreements } = (await soon(lookUp("agreements", context), PATIENCE_MS)) ?? { agreements: [] };
  return agreements.length > 0 && !hasAccepted(request, agreementHash(agreements));
}
