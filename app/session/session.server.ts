import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import type { Store } from "~/store/store";
import { readChunks, writeChunks } from "./cookie.server";
import { createPlaces, type Places } from "./place.server";
import { createSeal } from "./seal.server";

const REMEMBERED_MS = 30 * 24 * 3_600_000;
/** A session that is not remembered ends with the browser, and here at the latest. */
const UNREMEMBERED_MS = 24 * 3_600_000;

/** Opening a seal costs more than drawing a page: of members who come again, it is done once per process. */
const MOST_OPENED = 5_000;

/** What travels in the sealed cookie. */
const SealedSession = z.object({
  /** The operator's bearer token. */
  token: z.string(),
  /** Names this sign-in; revoked at logout. */
  id: z.string(),
  /** The member as the locks and limits know them: who signed in, in one spelling. */
  memberKey: z.string(),
  isRemembered: z.boolean(),
  signedInAt: z.number(),
});
export type Session = z.output<typeof SealedSession>;

export interface Sessions {
  /** The request's live session, or null: none, forged, too old or revoked. */
  read(request: Request): Promise<Session | null>;
  /** Headers that start a session for `token`. */
  start(token: string, username: string, isRemembered: boolean): Promise<Headers>;
  /** Headers that forget the session; it is refused from now on even if the cookie was copied. */
  end(request: Request): Promise<Headers>;
  places: Places;
}

export interface SessionSettings {
  /** The first seals, all of them open (key rotation). */
  secrets: readonly string[];
  /** On https: `__Host-` name and Secure. */
  isSecure: boolean;
  store: Store;
  now?: () => number;
}

/** Sealed (encrypted and authenticated), httpOnly cookies; what they hold never reaches the browser's script. */
export function createSessions({ secrets, isSecure, store, now = Date.now }: SessionSettings): Sessions {
  const name = isSecure ? "__Host-session" : "session";
  const seal = createSeal(secrets);

  /** By the cookie's value, the one used last at the end. What no secret of ours sealed is never in it. */
  const opened = new Map<string, Session>();

  async function open(request: Request): Promise<Session | null> {
    const sealed = readChunks(request, name);
    if (sealed === null) return null;
    const session = opened.get(sealed) ?? SealedSession.safeParse(await seal.open(sealed)).data;
    if (!session || now() - session.signedInAt >= lifeMs(session)) return null;
    opened.delete(sealed);
    opened.set(sealed, session);
    const [oldest] = opened.keys();
    if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest);
    return session;
  }

  /** Reads go on without the store: a revocation that cannot be read counts as none. */
  const isRevoked = async (session: Session) =>
    (await store.read(revocationKey(session)).catch(() => null)) !== null;

  return {
    async read(request) {
      const session = await open(request);
      return session && !(await isRevoked(session)) ? session : null;
    },
    async start(token, username, isRemembered) {
      const id = randomBytes(16).toString("base64url");
      const session: Session = { token, id, memberKey: memberKey(username), isRemembered, signedInAt: now() };
      const sealed = await seal.close(session);
      return writeChunks({
        name,
        value: sealed,
        isSecure,
        maxAgeMs: isRemembered ? REMEMBERED_MS : undefined,
      });
    },
    async end(request) {
      const session = await open(request);
      if (session) await store.claim(revocationKey(session), "1", lifeMs(session)).catch(() => null);
      return writeChunks({ name, value: "", isSecure, maxAgeMs: 0 });
    },
    places: createPlaces(seal, isSecure, now),
  };
}

function lifeMs(session: Session): number {
  return session.isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS;
}

function revocationKey(session: Session): string {
  return `revoked:${session.id}`;
}

/** One key whatever the spelling; hashed, so that phone numbers stand in no store and no log. */
export function memberKey(username: string): string {
  return createHash("sha256").update(username.trim().toLowerCase()).digest("base64url").slice(0, 22);
}
