import { inviteCode } from "schemas/fields";
import type { RequestContext } from "~/context";
import { readCookie, serializeCookie } from "~/cookies/cookie.server";

/** Has the same name as the specification's local storage key (section 3). */
const COOKIE = "code";
const LIFE_MS = 90 * 24 * 3_600_000;

/** The invite code stored in the browser. */
export function storedInviteCode(request: Request): string | undefined {
  const kept = readCookie(request, COOKIE);
  return kept === null ? undefined : inviteCode.safeParse(decoded(kept)).data;
}

/** Headers that store the code of `/register?code=`; undefined without a valid one. */
export function keepInviteCode(request: Request, { isSecure }: RequestContext): Headers | undefined {
  const given = new URL(request.url).searchParams.get("code");
  const code = given === null ? undefined : inviteCode.safeParse(given).data;
  if (code === undefined) return undefined;
  const value = encodeURIComponent(code);
  return new Headers({
    "set-cookie": serializeCookie({ name: COOKIE, value, isSecure, maxAgeMs: LIFE_MS }),
  });
}

function decoded(kept: string): string | undefined {
  try {
    return decodeURIComponent(kept);
  } catch {
    return undefined;
  }
}
