import { createSeals } from "~/session/seal.server";
import { createSessions, type SessionSettings, type Sessions } from "~/session/session.server";
import { CookieJar } from "./cookies";
import { createMemoryStore } from "./memory-store";

export const firstSecret = "first-secret-of-at-least-32-characters";
export const secondSecret = "second-secret-of-at-least-32-character";
export const HOUR_MS = 3_600_000;

/** The member's id at the operator. */
export const MEMBER_ID = "member-17";
export const memberKeyOf = createSeals([firstSecret])("member-key").name;

/** Sessions with a clock that the test controls. */
export function sessionStage(more: Partial<SessionSettings> = {}) {
  let time = Date.parse("2026-01-01T00:00:00Z");
  const now = () => time;
  const store = createMemoryStore(now);
  const seals = createSeals([firstSecret]);
  const open = (settings: Partial<SessionSettings> = {}) =>
    createSessions({ seals, isSecure: false, store, now, ...more, ...settings });
  return {
    open,
    sessions: open(),
    passes: (ms: number) => {
      time += ms;
    },
  };
}

export async function signedIn(sessions: Sessions, isRemembered = false): Promise<CookieJar> {
  const signIn = { token: "operator-token", memberId: MEMBER_ID, isRemembered };
  return new CookieJar().take(await sessions.start(signIn));
}
