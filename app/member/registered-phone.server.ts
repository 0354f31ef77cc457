import * as z from "zod";
import type { RequestContext } from "~/context";
import { readCookie, serializeCookie } from "~/cookies/cookie.server";

const LIFE_MS = 30 * 60_000;

const SealedPhone = z.object({ phone: z.string(), savedAt: z.number() });

/**
 * The phone number that has just been registered in this browser, for the login that follows (specification, section
 * 4). Sealed in a cookie; the first sign-in removes it.
 */
export function registeredPhoneOf(
  { seals, isSecure }: Pick<RequestContext, "seals" | "isSecure">,
  now: () => number = Date.now,
) {
  const name = isSecure ? "__Host-registered" : "registered";
  const seal = seals("registered-phone");
  return {
    async find(request: Request): Promise<string | undefined> {
      const sealed = readCookie(request, name);
      const kept = sealed === null ? undefined : SealedPhone.safeParse(await seal.open(sealed)).data;
      return kept && now() - kept.savedAt < LIFE_MS ? kept.phone : undefined;
    },
    /** The Set-Cookie header after a registration. */
    async keep(phone: string): Promise<string> {
      const value = await seal.close({ phone, savedAt: now() });
      return serializeCookie({ name, value, isSecure, maxAgeMs: LIFE_MS });
    },
    /** The Set-Cookie header after a sign-in; undefined if there is nothing to remove. */
    forget(request: Request): string | undefined {
      return readCookie(request, name) === null ? undefined : serializeCookie({ name, value: "", isSecure });
    },
  };
}
