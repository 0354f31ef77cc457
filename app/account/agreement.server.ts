import type { RequestContext } from "~/context";
import { agreementsOf } from "~/operator/house-texts.server";
import { readCookie, serializeCookie } from "~/session/cookie.server";

const COOKIE = "remember-agreement";
const YEAR_MS = 365 * 24 * 3_600_000;

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

/** Whether this browser never accepted anything: for those without script, whom nothing can ask later. */
export function isNewToAgreements(request: Request): boolean {
  return readCookie(request, COOKIE) === null;
}

/** Whether home has agreements to open by itself; silent where the look-up fails (specification, section 8). */
export async function asksAgreement(request: Request, context: RequestContext): Promise<boolean> {
  const agreements = await agreementsOf(context);
  return agreements !== undefined && agreements.texts.length > 0 && !hasAccepted(request, agreements.hash);
}
