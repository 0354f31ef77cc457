import type { RequestContext } from "~/context";

type WithStore = Pick<RequestContext, "store">;

/**
 * A yes or no of the operator's that home may go on showing for a while before it asks again. Kept in the store, so that
 * home is the same whichever replica answers. Never money, nor what can be received.
 */
export interface Flag {
  name: string;
  lifeMs: number;
}

/** Whether a refund may be waiting. A new one is shown this much later at most, plus the time of a slow call. */
export const refundFlag: Flag = { name: "refund", lifeMs: 60_000 };
/** Whether the wheel is on. Home's tile may come or go this much later; the wheel's own page always asks. */
export const wheelFlag: Flag = { name: "wheel", lifeMs: 300_000 };

/** Undefined if it is not known, or the store fails. */
export async function readFlag(
  flag: Flag,
  memberKey: string,
  { store }: WithStore,
): Promise<boolean | undefined> {
  const kept = await store.read(keyOf(flag, memberKey)).catch(() => null);
  return kept === "yes" || kept === "no" ? kept === "yes" : undefined;
}

export function keepFlag(flag: Flag, memberKey: string, isSo: boolean, { store }: WithStore): void {
  store.put(keyOf(flag, memberKey), isSo ? "yes" : "no", flag.lifeMs).catch(() => undefined);
}

/** For a member who refreshes: home asks the operator again. */
export async function forgetFlags(memberKey: string, { store }: WithStore): Promise<void> {
  const forget = (flag: Flag) => store.put(keyOf(flag, memberKey), "", flag.lifeMs);
  await Promise.allSettled([refundFlag, wheelFlag].map(forget));
}

function keyOf({ name }: Flag, memberKey: string): string {
  return `home-${name}:${memberKey}`;
}
