import { createHash } from "node:crypto";
import type { SafeHtml } from "~/html/safe-html";
import type { Sanitizer } from "~/html/sanitize.server";
import { sanitizeList } from "~/html/sanitize-list.server";
import { type Asker, findLookup } from "./lookups.server";

/** The texts of which something can be shown. */
function shownOf(texts: readonly string[], sanitize: Sanitizer): SafeHtml[] {
  return sanitizeList(texts, sanitize).filter((html) => html !== "");
}

/** The operator's conditions, sanitised; undefined if the look-up fails. */
export async function conditionsOf(context: Asker & { sanitize: Sanitizer }) {
  const answer = await findLookup("conditions", context);
  return answer && shownOf(answer.conditions, context.sanitize);
}

/** The operator's agreements with a hash of their text; undefined if the look-up fails. */
export async function agreementsOf(context: Asker & { sanitize: Sanitizer }) {
  const answer = await findLookup("agreements", context);
  if (answer === undefined) return undefined;
  const { agreements } = answer;
  return { texts: shownOf(agreements, context.sanitize), hash: agreementHash(agreements) };
}

/** Identifies the exact text that a member accepts. */
export function agreementHash(texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
