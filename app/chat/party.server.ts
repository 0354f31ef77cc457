import { randomBytes } from "node:crypto";
import type { RequestContext } from "~/context";
import { readCookie, serializeCookie, YEAR_MS } from "~/cookies/cookie.server";
import { guestOperator, type Member, requireMember } from "~/member/guard.server";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";

/** The person who chats: the session's member, or the guest of our sealed cookie. An id never comes from a page. */
export interface Party {
  /** Identifies the party in the operator's calls, and names its room. */
  id: string;
  who: { userId: string } | { guestId: string };
  /** Identifies the party to its page and in limits without revealing the id. */
  tag: string;
  isGuest: boolean;
  operator: Operator;
  /** What staff sees beside the messages; omitted if it is not available in time. */
  about(): Promise<{ username?: string; name?: string }>;
}

export interface OpenedParty {
  party: Party;
  headers?: { "set-cookie": string };
}

export async function findParty(request: Request, context: RequestContext): Promise<Party | undefined> {
  if (await context.sessions.read(request)) {
    return memberParty(await requireMember(request, context), context);
  }
  const guestId = findGuestId(request, context);
  return guestId === undefined ? undefined : guestParty(guestId, context);
}

/** The guest of this browser. A new guest gets an id and the Set-Cookie header that stores it. */
export function openGuest(request: Request, context: RequestContext): OpenedParty {
  const known = findGuestId(request, context);
  if (known !== undefined) return { party: guestParty(known, context) };
  const { id, cookie } = newGuest(context);
  return { party: guestParty(id, context), headers: { "set-cookie": cookie } };
}

function guestParty(guestId: string, context: RequestContext): Party {
  return {
    id: guestId,
    who: { guestId },
    tag: tagOf(guestId, context),
    isGuest: true,
    operator: guestOperator(context),
    about: async () => ({}),
  };
}

export async function memberParty(member: Member, context: RequestContext): Promise<Party> {
  const userId = await member.id();
  return {
    id: userId,
    who: { userId },
    tag: tagOf(userId, context),
    isGuest: false,
    operator: member.operator,
    async about() {
      const { username, name } = (await withTimeout(member.profile()))?.profile ?? {};
      return { username, name };
    },
  };
}

/** The customer's names, which must not stand above what staff says. */
export async function ownNamesOf(party: Party): Promise<string[]> {
  return Object.values(await party.about()).filter((name) => name !== undefined && name !== "");
}

function tagOf(id: string, { seals }: Pick<RequestContext, "seals">): string {
  return seals("chat-party").name(id);
}

/** The name that section 3 of the specification gives. */
const GUEST_COOKIE = "guest-id";

/**
 * The guest's id from the sealed cookie. We create the ids, so that nobody can pass as a member or another guest and
 * open their room.
 */
export function findGuestId(request: Request, { seals }: Pick<RequestContext, "seals">): string | undefined {
  const [id = "", proof = ""] = (readCookie(request, GUEST_COOKIE) ?? "").split(".");
  return id !== "" && proof === proofOf(id, seals) ? id : undefined;
}

/** A new guest's id, and the Set-Cookie header that stores it. */
export function newGuest({ seals, isSecure }: Pick<RequestContext, "seals" | "isSecure">): {
  id: string;
  cookie: string;
} {
  const id = `guest-${randomBytes(16).toString("base64url")}`;
  const value = `${id}.${proofOf(id, seals)}`;
  return { id, cookie: serializeCookie({ name: GUEST_COOKIE, value, isSecure, maxAgeMs: YEAR_MS }) };
}

function proofOf(id: string, seals: RequestContext["seals"]): string {
  return seals("guest-id").name(id);
}
