import { randomBytes } from "node:crypto";
import { currencies } from "schemas/names";
import * as z from "zod";
import { readChunks, writeChunks } from "~/cookies/cookie.server";
import { BoundedMap, lettersOf } from "~/store/bounded-map";
import type { Store } from "~/store/store";
import { createEndedCookie, type EndedCookie, type EndedSession, type EndReason } from "./ended.server";
import { createReturnToCookie, type ReturnToCookie } from "./return-to-cookie.server";
import { createRevocations } from "./revocations.server";
import type { Seals } from "./seal.server";
import { createStoreBirth } from "./store-birth.server";

const REMEMBERED_MS = 30 * 24 * 3_600_000;
/** A session that is not remembered ends with the browser, and at the latest after this time. */
const UNREMEMBERED_MS = 24 * 3_600_000;

/** The content of the sealed cookie. */
const SealedSession = z.object({
  /** The operator's bearer token. */
  token: z.string(),
  /** Identifies this sign-in; revoked at logout. */
  id: z.string(),
  /** The operator's own id of the member; absent if the operator did not return it in time. */
  memberId: z.string().optional(),
  /** The member's currency, if the profile said one. */
  currency: z.enum(currencies).optional(),
  /** The name typed at the sign-in, for when the session ends; absent if long, and in cookies of earlier releases. */
  username: z.string().optional(),
  isRemembered: z.boolean(),
  signedInAt: z.number(),
  /** Since when the store had kept its data then; absent if it was away, and in cookies of earlier releases. */
  storeBornAt: z.number().optional(),
});
type SealedSession = z.output<typeof SealedSession>;

/** The session's life from its sign-in, in ms. */
function lifeMs({ isRemembered }: Pick<SealedSession, "isRemembered">): number {
  return isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS;
}

/** The most opened cookies cached: opening a seal costs more than rendering a page. */
const MOST_OPENED = 5_000;
/** A phone number's length; a longer name is not kept, so that two cookies are enough for the longest token. */
const LONGEST_USERNAME = 20;
/** The most letters cached of members' ids and their keys. An id may come with any answer, before it is in a cookie. */
const MOST_KEY_LETTERS = 300_000;

export interface Session
  extends Pick<
    SealedSession,
    "token" | "id" | "memberId" | "currency" | "username" | "isRemembered" | "signedInAt"
  > {
  /** Identifies the member in locks and limits; undefined until the operator has returned the id. */
  memberKey: string | undefined;
}

/** The member whom a session's cookie names. */
export type Holder = Pick<Session, "id" | "currency"> & { memberKey?: string };

export type SignIn = Pick<SealedSession, "token" | "memberId" | "currency" | "username" | "isRemembered">;

export interface Sessions {
  /** To be awaited before the first request, once the store answers: learns since when it has kept all sign-outs. */
  meetStore(): Promise<void>;
  /** The request's valid session; null if there is none, or it is forged, expired, revoked, or older than the store. */
  read(request: Request): Promise<Session | null>;
  /** Why the request's session is refused; null if there is none, or it is valid, forged or signed out. */
  endingOf(request: Request): Promise<Pick<EndedSession, "reason" | "username"> | null>;
  /** The member's key, even if the session has ended: its unfinished operations belong to that member. */
  ownerOf(request: Request): Promise<string | undefined>;
  /** Names the request's session to the browser's tabs, and gives nothing else away; also if it has ended. */
  tagOf(request: Request): Promise<string | undefined>;
  /** Whether this process knows what is in the request's cookie, so that `holderOf` has nothing to unseal. */
  isOpened(request: Request): boolean;
  /** Whom the cookie names, unless its time is over; whether the session is revoked is not looked up. */
  holderOf(request: Request): Promise<Holder | null>;
  /** Headers that start a session. */
  start(signIn: SignIn): Promise<Headers>;
  /**
   * The member's key in locks, limits, intents and the store. Derived from the operator's own id (`profile._id`), never
   * from what was typed: `0812345678` and `+66812345678` are one member with one wallet.
   */
  keyOf(memberId: string): string;
  /**
   * Stores the member's id for a session whose sign-in did not learn it. Returns the member's key, or null if the session
   * was revoked with the member's others.
   */
  learn(session: Session, memberId: string): Promise<string | null>;
  /** Ends all other sessions of the member, as required after a password change. Throws StoreUnavailable. */
  endOthers(session: Session, memberKey: string): Promise<void>;
  /** Headers that clear the session's cookie; the session is refused from now on, even if the cookie was copied. */
  end(request: Request): Promise<Headers>;
  returnTo: ReturnToCookie;
  ended: EndedCookie;
}

export interface SessionSettings {
  seals: Seals;
  /** On https: the `__Host-` prefix and Secure. */
  isSecure: boolean;
  store: Store;
  now?: () => number;
}

/** Sessions in sealed (encrypted and authenticated), httpOnly cookies; their content never reaches browser scripts. */
export function createSessions({ seals, isSecure, store, now = Date.now }: SessionSettings): Sessions {
  const name = isSecure ? "__Host-session" : "session";
  const seal = seals("session");
  const { name: memberKeyOf } = seals("member-key");
  const { name: tagName } = seals("session-tag");
  const keys = new BoundedMap<string, string>(MOST_KEY_LETTERS, lettersOf);
  const keyOf = (memberId: string) => keys.getOrMake(memberId, () => memberKeyOf(memberId));

  /** By the cookie's value, most recently used last. Contains only values that our secrets have sealed. */
  const opened = new BoundedMap<string, SealedSession>(MOST_OPENED);

  async function unseal(request: Request): Promise<SealedSession | null> {
    const sealed = readChunks(request, name);
    if (sealed === null) return null;
    const session = opened.get(sealed) ?? SealedSession.safeParse(await seal.open(sealed)).data;
    if (!session) return null;
    opened.delete(sealed);
    opened.set(sealed, session);
    return session;
  }

  async function open(request: Request): Promise<SealedSession | null> {
    const session = await unseal(request);
    return session && now() - session.signedInAt < lifeMs(session) ? session : null;
  }

  const revocations = createRevocations(store, REMEMBERED_MS, now);
  const birth = createStoreBirth(store, now);

  async function findKey({ id, memberId }: SealedSession): Promise<string | undefined> {
    if (memberId !== undefined) return keyOf(memberId);
    return (await store.read(learntKey(id)).catch(() => null)) ?? undefined;
  }

  /** Why a session is refused whose time is not over; null if it is valid. */
  async function whyRefused(
    session: SealedSession,
    memberKey: Promise<string | undefined>,
  ): Promise<"signed-out" | EndReason | null> {
    const isEndedFor = async (key: string | undefined) =>
      key !== undefined && (await revocations.isRevokedFor(session, key));
    const [isSignedOut, isReplaced, isOlderThanStore] = await Promise.all([
      revocations.isRevoked(session),
      memberKey.then(isEndedFor),
      birth.isAfter(session),
    ]);
    if (isSignedOut) return "signed-out";
    if (isReplaced) return "password";
    return isOlderThanStore ? "other" : null;
  }

  return {
    meetStore: birth.meet,
    keyOf,
    async read(request) {
      const session = await open(request);
      if (!session) return null;
      const memberKey = findKey(session);
      return (await whyRefused(session, memberKey)) ? null : { ...session, memberKey: await memberKey };
    },
    async endingOf(request) {
      const session = await unseal(request);
      if (!session) return null;
      const isOver = now() - session.signedInAt >= lifeMs(session);
      const reason = isOver ? "time" : await whyRefused(session, findKey(session));
      return reason === null || reason === "signed-out" ? null : { reason, username: session.username };
    },
    async ownerOf(request) {
      const session = await unseal(request);
      return session ? findKey(session) : undefined;
    },
    async tagOf(request) {
      const session = await unseal(request);
      return session ? tagName(session.id) : undefined;
    },
    isOpened(request) {
      const sealed = readChunks(request, name);
      return sealed === null || opened.get(sealed) !== undefined;
    },
    async holderOf(request) {
      const session = await open(request);
      if (!session) return null;
      const { id, currency, memberId } = session;
      return { id, currency, ...(memberId !== undefined && { memberKey: keyOf(memberId) }) };
    },
    async learn(session, memberId) {
      const memberKey = memberKeyOf(memberId);
      await store.claim(learntKey(session.id), memberKey, lifeMs(session)).catch(() => null);
      return (await revocations.isRevokedFor(session, memberKey)) ? null : memberKey;
    },
    endOthers: (session, memberKey) => revocations.revokeOthers(session, memberKey, now()),
    async start({ username, ...signIn }) {
      const id = randomBytes(16).toString("base64url");
      const storeBornAt = await birth.read();
      const kept = username !== undefined && username.length <= LONGEST_USERNAME ? { username } : {};
      const session: SealedSession = { ...signIn, ...kept, id, signedInAt: now(), storeBornAt };
      const sealed = await seal.close(session);
      return writeChunks({
        name,
        value: sealed,
        isSecure,
        maxAgeMs: signIn.isRemembered ? REMEMBERED_MS : undefined,
      });
    },
    async end(request) {
      const session = await open(request);
      if (session) await revocations.revoke(session, lifeMs(session));
      return writeChunks({ name, value: "", isSecure, maxAgeMs: 0 });
    },
    returnTo: createReturnToCookie({ seals, isSecure, now }),
    ended: createEndedCookie({ seals, isSecure, now }),
  };
}

function learntKey(id: string): string {
  return `member-of:${id}`;
}
