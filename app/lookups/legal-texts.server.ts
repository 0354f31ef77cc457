import { createHash } from "node:crypto";
import type { Sanitizer } from "~/html/sanitize.server";
import { sanitizeList } from "~/html/sanitize-list.server";
import { type Asker, findLookup } from "./lookups.server";

/** The operator's conditions, sanitised; undefined if the look-up fails. */
export async function conditionsOf(context: Asker & { sanitize: Sanitizer }) {
  const answer = await findLookup("conditions", context);
  return answer && sanitizeList(answer.conditions, context.sanitize);
}

/** The operator's agreements with a hash of their text; undefined if the look-up fails. */
export async function agreementsOf(context: Asker & { sanitize: Sanitizer }) {
  const answer = await findLookup("agreements", context);
  if (answer === undefined) return undefined;
  const { agreements } = answer;
  return { texts: sanitizeList(agreements, context.sanitize), hash: agreementHash(agreements) };
}

/** Identifies the exact text that a member accepts. */
export function agreementHash(texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
