import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { sealedCookie } from "~/session/sealed-cookie.server";

/** A browser is known for so long after its last sign-in. */
const LIFE_MS = 180 * 24 * 3_600_000;
/** The most members of one browser: enough for a shared family phone. The oldest is dropped first. */
const MOST_NAMES = 5;

const SealedBrowser = z.object({
  id: z.string(),
  /** Hashes of exact user names. Cookies of earlier releases have `usernames` instead, and are ignored. */
  names: z.array(z.string()),
  signedInAt: z.number(),
});

/**
 * The members who have signed in with this browser before. Their logins have a limit of their own (standards.md, Trust
 * 7), so that a stranger's attempts cannot lock a member out. The cookie cannot be forged; a copy shares its limit.
 */
export interface KnownBrowser {
  /** The browser's key in that limit; undefined for a user name that never signed in here. */
  find(request: Request, username: string): Promise<string | undefined>;
  /** The Set-Cookie header after a successful sign-in. */
  remember(request: Request, username: string): Promise<string>;
}

export function knownBrowserOf(
  { seals, isSecure }: Pick<RequestContext, "seals" | "isSecure">,
  now: () => number = Date.now,
): KnownBrowser {
  const purpose = "known-browser";
  const cookie = sealedCookie(
    { name: "browser", purpose, schema: SealedBrowser, timeField: "signedInAt", lifeMs: LIFE_MS },
    { seals, isSecure, now },
  );

  /**
   * A short hash keeps the cookie small. It is of the name exactly as the operator gets it, although limits may count
   * two spellings as one name: a stranger could register another spelling of a member's name.
   */
  const hashOf = (username: string) => seals(purpose).name(username);

  return {
    async find(request, username) {
      const browser = await cookie.read(request);
      return browser?.names.includes(hashOf(username)) ? browser.id : undefined;
    },
    async remember(request, username) {
      const known = (await cookie.read(request)) ?? { id: newId(), names: [] };
      const own = hashOf(username);
      const names = [own, ...known.names.filter((other) => other !== own)].slice(0, MOST_NAMES);
      return cookie.write({ id: known.id, names });
    },
  };
}

function newId(): string {
  return randomBytes(12).toString("base64url");
}
