import { createHash } from "node:crypto";
import type { RequestContext } from "~/context";
import { lookUp } from "./look-up.server";

/** The operator's conditions, safe to show; undefined when the look-up fails. */
export async function conditionsOf(context: RequestContext) {
  const answer = await lookUp("conditions", context);
  return answer?.conditions.map((html) => context.sanitize(html));
}

/** The operator's agreements with the hash of their text; undefined when the look-up fails. */
export async function agreementsOf(context: RequestContext) {
  const answer = await lookUp("agreements", context);
  if (answer === undefined) return undefined;
  const { agreements } = answer;
  return { texts: agreements.map((html) => context.sanitize(html)), hash: agreementHash(agreements) };
}

/** Names one wording: what an acceptance is of. */
export function agreementHash(texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
