import { createHash } from "node:crypto";
import type { SafeHtml } from "~/html/safe-html";
import { type Sanitizer, sanitizeList } from "~/html/sanitize.server";
import { findLookup, type LookupContext } from "./lookups.server";

/** The texts made safe, without those of which nothing is left. */
function sanitizeTexts(texts: readonly string[], sanitize: Sanitizer): SafeHtml[] {
  return sanitizeList(texts, sanitize).filter((html) => html !== "");
}

/** The operator's terms and conditions, sanitised; undefined if the look-up fails. */
export async function conditionsOf(context: LookupContext & { sanitize: Sanitizer }) {
  const answer = await findLookup("conditions", context);
  return answer && sanitizeTexts(answer.conditions, context.sanitize);
}

/** The operator's agreements with a hash of their text; undefined if the look-up fails. */
export async function agreementsOf(context: LookupContext & { sanitize: Sanitizer }) {
  const answer = await findLookup("agreements", context);
  if (answer === undefined) return undefined;
  const { agreements } = answer;
  return { texts: sanitizeTexts(agreements, context.sanitize), hash: agreementHash(agreements) };
}

/** Identifies the exact text that a member accepts. */
export function agreementHash(texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
