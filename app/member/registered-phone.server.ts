import * as z from "zod";
import type { RequestContext } from "~/context";
import { sealedCookie } from "~/session/sealed-cookie.server";

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
  const cookie = sealedCookie(
    {
      name: "registered",
      purpose: "registered-phone",
      schema: SealedPhone,
      timeField: "savedAt",
      lifeMs: LIFE_MS,
    },
    { seals, isSecure, now },
  );
  return {
    find: async (request: Request) => (await cookie.read(request))?.phone,
    /** The Set-Cookie header after a registration. */
    keep: (phone: string) => cookie.write({ phone }),
    /** The Set-Cookie header after a sign-in; undefined if there is nothing to remove. */
    forget: cookie.forgetFrom,
  };
}
