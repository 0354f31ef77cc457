import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { StoreUnavailable } from "~/store/store";

const LIFE_MS = 90 * 24 * 3_600_000;

/** A game as a next step. */
export interface LastGame {
  code: string;
  name: string;
  /** The operator's picture, if a page may show it. */
  picture?: string;
}

/** Remembers the game that a member has opened. Best effort. */
export async function noteLastGame(member: Member, code: string, { store }: RequestContext): Promise<void> {
  await store.put(keyOf(member), code, LIFE_MS).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

/** The game that a member has opened last, if it is still theirs; undefined also if that cannot be read in time. */
export async function lastGame(member: Member, context: RequestContext): Promise<LastGame | undefined> {
  const [code, wallet] = await Promise.all([
    context.store.read(keyOf(member)).catch(() => null),
    withTimeout(member.wallet()),
  ]);
  const slot = wallet?.slots.find((one) => one.code === code && one.isActive);
  return slot && { code: slot.code, name: slot.name, picture: context.picture(slot.logo) };
}

function keyOf({ key }: Member): string {
  return `last-game:${key}`;
}
