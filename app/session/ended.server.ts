import * as z from "zod";
import { readCookie, serializeCookie } from "~/cookies/cookie.server";
import type { Seal } from "./seal.server";

/** As long as where to return to is kept: too short for the next person who uses the phone. */
const LIFE_MS = 15 * 60_000;

/** Why a session ended that its member did not end: its time, a password changed elsewhere, or another reason. */
export const endReasons = ["time", "password", "other"] as const;
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

export function createEndedCookie(seal: Seal, isSecure: boolean, now: () => number = Date.now): EndedCookie {
  const name = isSecure ? "__Host-ended" : "ended";
  return {
    async keep(ended) {
      const value = await seal.close({ ...ended, endedAt: now() });
      return serializeCookie({ name, value, isSecure, maxAgeMs: LIFE_MS });
    },
    async find(request) {
      const sealed = readCookie(request, name);
      const found = sealed === null ? undefined : SealedEnd.safeParse(await seal.open(sealed)).data;
      if (!found || now() - found.endedAt > LIFE_MS) return null;
      const { endedAt: _, ...ended } = found;
      return ended;
    },
    forget: (request) =>
      readCookie(request, name) === null ? undefined : serializeCookie({ name, value: "", isSecure }),
  };
}
