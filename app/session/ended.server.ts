import * as z from "zod";
import { type SealedCookieSettings, sealedCookie } from "./sealed-cookie.server";

/** As long as where to return to is kept: too short for the next person who uses the phone. */
const LIFE_MS = 15 * 60_000;

/** Why a session ended that its member did not end: its time, a password changed elsewhere, or another reason. */
const endReasons = ["time", "password", "other"] as const;
export type EndReason = (typeof endReasons)[number];

const SealedEnd = z.object({
  reason: z.enum(endReasons),
  /** The name typed at the sign-in; absent if the session did not hold it. */
  username: z.string().optional(),
  memberKey: z.string().optional(),
  /** The session's tag, for the browser's other tabs. */
  session: z.string().optional(),
  endedAt: z.number(),
});

/** A session that its member did not end, and whose it was as far as that is known. */
export type EndedSession = Omit<z.output<typeof SealedEnd>, "endedAt">;

/**
 * Tells the login page that this browser's session has just ended, and whose it was: a sealed cookie for 15 minutes. It
 * is cleared by signing in, signing out, or asking for another phone number.
 */
export interface EndedCookie {
  /** The Set-Cookie header that stores it. */
  keep(ended: EndedSession): Promise<string>;
  find(request: Request): Promise<EndedSession | null>;
  /** The Set-Cookie header that clears it; undefined if there is nothing to clear. */
  forget(request: Request): string | undefined;
}

export function createEndedCookie(settings: SealedCookieSettings): EndedCookie {
  const cookie = sealedCookie(
    { name: "ended", schema: SealedEnd, timeField: "endedAt", lifeMs: LIFE_MS },
    settings,
  );
  return {
    keep: cookie.write,
    async find(request) {
      const found = await cookie.read(request);
      if (!found) return null;
      const { endedAt: _, ...ended } = found;
      return ended;
    },
    forget: cookie.forgetFrom,
  };
}
