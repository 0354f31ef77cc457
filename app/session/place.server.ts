import * as z from "zod";
import { isKept } from "~/form/kept-fields";
import { readForm } from "~/form/read-form.server";
import { readCookie, serializeCookie } from "./cookie.server";
import { localPath } from "./local-path";
import type { Seal } from "./seal.server";

/** Long enough to sign in again, too short for whoever uses the phone next. */
const LIFE_MS = 15 * 60_000;
const COOKIE = "return-to";
const LONGEST_PATH = 300;
/** So that the sealed cookie stays under 4 kB in every script; a longer draft is left behind, its place is kept. */
const LONGEST_DRAFT = 1_500;

const SealedPlace = z.object({
  path: z.string(),
  values: z.record(z.string(), z.string()),
  /** Whose it is, where that is known: nobody else gets to see it. */
  memberKey: z.string().optional(),
  keptAt: z.number(),
});

/** Where a member was when the session ended, with what stood in the form. */
export type Place = Pick<z.output<typeof SealedPlace>, "path" | "values">;

/** Brings a member back after signing in again (product.md, draft-safe re-login): a sealed cookie for 15 minutes. */
export interface Places {
  /** The Set-Cookie that keeps it. */
  keep(place: Place, memberKey?: string): Promise<string>;
  /** The place kept for this member, or null. */
  find(request: Request, memberKey: string): Promise<Place | null>;
  /** The Set-Cookie that forgets it. */
  forget(): string;
}

export function createPlaces(seal: Seal, isSecure: boolean, now: () => number = Date.now): Places {
  const cookie = (value: string) =>
    serializeCookie({ name: COOKIE, value, isSecure, maxAgeMs: value === "" ? 0 : LIFE_MS });
  return {
    async keep({ path, values }, memberKey) {
      return cookie(await seal.close({ path, values, memberKey, keptAt: now() }));
    },
    async find(request, memberKey) {
      const sealed = readCookie(request, COOKIE);
      if (sealed === null) return null;
      const place = SealedPlace.safeParse(await seal.open(sealed)).data;
      if (!place || now() - place.keptAt > LIFE_MS || !isMemberPath(place.path)) return null;
      return place.memberKey === undefined || place.memberKey === memberKey ? place : null;
    },
    forget: () => cookie(""),
  };
}

/**
 * What a request leaves behind if its session turns out to have ended. The form is read at once: a copy of a body that
 * waits may be gone by then.
 */
export function placeOf(request: Request): () => Promise<Place | null> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  const isSent = request.method === "POST" && isForm && !request.bodyUsed;
  const draft = isSent ? draftOf(request.clone()) : Promise.resolve({});
  return async () => {
    if (!isMemberPath(path) || path.length > LONGEST_PATH) return null;
    const values = await draft;
    return isWorthKeeping(pathname, values) ? { path, values } : null;
  };
}

async function draftOf(request: Request): Promise<Place["values"]> {
  const typed = [...(await readForm(request))].filter(([name, value]) => value !== "" && isKept(name));
  const values = Object.fromEntries(typed) as Place["values"];
  return JSON.stringify(values).length <= LONGEST_DRAFT ? values : {};
}

/** Home is where signing in leads anyway; the conditions' source is no screen. */
function isWorthKeeping(pathname: string, values: Place["values"]): boolean {
  const isUsual = pathname === "/user" || pathname === "/user/home" || pathname === "/user/conditions";
  return !isUsual || Object.keys(values).length > 0;
}

function isMemberPath(path: string): boolean {
  return path.startsWith("/user/") && localPath(path) === path;
}
