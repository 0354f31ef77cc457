import { randomBytes } from "node:crypto";
import type { RequestContext } from "~/context";
import { readCookie, serializeCookie } from "~/cookies/cookie.server";

/** The name that section 3 of the specification gives. */
const GUEST_COOKIE = "guest-id";

const LIFE_MS = 365 * 24 * 3_600_000;

type Parts = Pick<RequestContext, "seals" | "isSecure">;

/**
 * The guest's id from the sealed cookie. We create the ids, so that nobody can pass as a member or another guest and
 * open their room.
 */
export function findGuestId(request: Request, { seals }: Parts): string | undefined {
  const [id = "", proof = ""] = (readCookie(request, GUEST_COOKIE) ?? "").split(".");
  return id !== "" && proof === proofOf(id, seals) ? id : undefined;
}

/** A new guest's id, and the Set-Cookie header that stores it. */
export function newGuest({ seals, isSecure }: Parts): { id: string; cookie: string } {
  const id = `guest-${randomBytes(16).toString("base64url")}`;
  const value = `${id}.${proofOf(id, seals)}`;
  return { id, cookie: serializeCookie({ name: GUEST_COOKIE, value, isSecure, maxAgeMs: LIFE_MS }) };
}

function proofOf(id: string, seals: Parts["seals"]): string {
  return seals("guest-id").name(id);
}
