import { isLoopback } from "schemas/loopback";
import { urlOf } from "schemas/url-of";

/** Whether a request comes from a page on this machine (any port) or from a program, which sends no Origin. */
export function isOwnOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLoopback(urlOf(origin)?.hostname ?? "");
}
