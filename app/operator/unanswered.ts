import { OperatorError } from "./error";

/** What gateways answer for an operator that cannot be reached. */
const gatewayStatuses: ReadonlySet<number | undefined> = new Set([undefined, 502, 503, 504]);

/**
 * Not even the head of an answer came, so nobody has learned whether a guess was right. Any answer counts, even one
 * that leaves the outcome unknown: an operator may refuse a password with an empty 401. A thrown Response stands for
 * such an answer too.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof OperatorError) return error.reached !== "refused" && gatewayStatuses.has(error.status);
  return !(error instanceof Response);
}
