import { NotConfirmed } from "./confirm.server";
import { StoreUnavailable } from "./store";

const FORBIDDEN = /^NOPERM .*'(\w[\w|-]*)' command/;
const CODE = /^[A-Z]+\b/;

/**
 * Why a Redis that can be reached does not do what the store needs, for operations; undefined if that is not so. Quotes
 * only commands and codes.
 */
export function storeRefusal(error: unknown): string | undefined {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (cause instanceof NotConfirmed) return cause.message;
  if (!(cause instanceof Error) || cause.name !== "ReplyError") return undefined;
  const [, forbidden] = FORBIDDEN.exec(cause.message) ?? [];
  if (forbidden) return `Redis forbids its user a command: allow ${forbidden.toUpperCase()}`;
  return `Redis refuses a command: ${CODE.exec(cause.message)?.[0] ?? "ERR"}`;
}
