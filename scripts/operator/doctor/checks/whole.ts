import type { EndpointName } from "schemas/contract";
import type { Reply } from "../talk/reply";

/** Calls whose answers hold a token, a password, a login link, an account number or a code. */
const secretive: ReadonlySet<EndpointName> = new Set<EndpointName>([
  "account.login",
  "account.register",
  "account.profile",
  "otp.send",
  "wallet.get",
  "wallet.credentials",
  "wallet.resetPassword",
  "autologin.byUsername",
  "autologin.byPassword",
  "qrcode.get",
  "qrcode.create",
]);

/** A whole answer as a finding may hold it: without keys nobody knows what of it is secret. */
export function wholeOf({ name, json, text }: Pick<Reply, "name" | "json" | "text">): unknown {
  const hasKeys = typeof json === "object" && json !== null && !Array.isArray(json);
  if (!hasKeys && secretive.has(name)) return `${text.length} characters, not shown: they may hold a secret`;
  return json === undefined ? text : json;
}

/** Where a redirect leads, without what may be a ticket. */
export function leadsTo({ name, headers: { location } }: Pick<Reply, "name" | "headers">): string {
  if (location === undefined) return "nowhere";
  return secretive.has(name) ? "elsewhere" : (location.split(/[?#]/)[0] ?? "");
}
