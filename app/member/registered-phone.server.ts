import * as z from "zod";
import type { RequestContext } from "~/context";
import { readCookie, serializeCookie } from "~/cookies/cookie.server";

const LIFE_MS = 30 * 60_000;

const SealedPhone = z.object({ phone: z.string(), savedAt: z.number() });

type Parts = Pick<RequestContext, "seals" | "isSecure">;

/**
 * The phone number that has registered in this browser just now, for the login that follows (specification, section 4).
 * Nobody else can read it; the first sign-in takes it away.
 */
export function registeredPhoneOf({ seals, isSecure }: Parts, now: () => number = Date.now) {
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
    /** The Set-Cookie header after a sign-in; undefined if there is nothing to take away. */
    forget(request: Request): string | undefined {
      return readCookie(request, name) === null ? undefined : serializeCookie({ name, value: "", isSecure });
    },
  };
}
