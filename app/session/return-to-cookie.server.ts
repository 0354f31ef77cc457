import * as z from "zod";
import { paths } from "~/paths";
import { localPath } from "./local-path";
import { type SealedCookieSettings, sealedCookie } from "./sealed-cookie.server";

/** Long enough to sign in again, too short for the next person who uses the phone. */
const LIFE_MS = 15 * 60_000;

const SealedReturnTo = z.object({
  path: z.string(),
  values: z.record(z.string(), z.string()),
  /** The form's intents, by which is found out whether it was sent before it is drawn again. */
  intents: z.array(z.string()).optional(),
  /** The owner, if known: what was typed is for nobody else. */
  memberKey: z.string().optional(),
  keptAt: z.number(),
});

/** Where a member was when the session ended, with the form's values. */
export type ReturnTo = Pick<z.output<typeof SealedReturnTo>, "path" | "values" | "intents">;

/** Brings a member back after signing in again (product.md, draft-safe re-login): a sealed cookie for 15 minutes. */
export interface ReturnToCookie {
  /** The Set-Cookie header that stores it; what was typed is stored only if the owner is known. */
  keep(place: ReturnTo, memberKey?: string): Promise<string>;
  /** The place stored for this member, or null. */
  find(request: Request, memberKey: string): Promise<ReturnTo | null>;
  /** The Set-Cookie header that clears it. */
  forget(): string;
}

export function createReturnToCookie(settings: SealedCookieSettings): ReturnToCookie {
  const cookie = sealedCookie(
    { name: "return-to", schema: SealedReturnTo, timeField: "keptAt", lifeMs: LIFE_MS },
    settings,
  );
  return {
    keep({ path, values, intents }, memberKey) {
      const owned = memberKey === undefined ? {} : { values, intents, memberKey };
      return cookie.write({ path, values: {}, ...owned });
    },
    async find(request, memberKey) {
      const place = await cookie.read(request);
      if (!place || !isMemberPath(place.path)) return null;
      const { path, values, intents } = place;
      if (place.memberKey === undefined) return { path, values: {} };
      return place.memberKey === memberKey ? { path, values, intents } : null;
    },
    forget: cookie.forget,
  };
}

/** Whether it is an address of a member's screen, on this site. */
export function isMemberPath(path: string): boolean {
  return path.startsWith(`${paths.user}/`) && localPath(path) === path;
}
