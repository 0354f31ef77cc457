import type { IncomingMessage } from "node:http";

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Whether a request's body, if it has one, is of the one kind that our forms send. */
export function isReadableForm({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return !hasBody || FORM.test(headers["content-type"] ?? "");
}
