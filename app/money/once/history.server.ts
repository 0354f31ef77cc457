import type { Store } from "~/store/store";
import { updateEntry } from "~/store/update";
import type { Claims } from "./claims.server";
import { times } from "./times";

/** Far more operations than a member makes while an outcome is being looked for. */
const MOST = 24;
/** Older ones that stay because their end is unknown: unknown is not failed, so they must stay findable. */
const MOST_UNDECIDED = 96;
/** The number of operations sent before another one that may still take effect after it. */
const MOST_BEFORE = 8;

/**
 * A member's latest operations, newest first, and behind them older ones whose end is unknown. Each may have caused what
 * another one's evidence shows.
 */
export interface OperationHistory {
  read(memberKey: string): Promise<string[]>;
  /** Called before the operation is sent. */
  add(memberKey: string, id: string): Promise<void>;
}

export function createHistory(store: Store, claims: Pick<Claims, "read">): OperationHistory {
  /** What the operator has accepted is in its statement. One of another release's would keep others from being told. */
  async function isUndecided(id: string): Promise<boolean> {
    const claim = await claims.read(id);
    if (claim === null || claim.isUnreadable) return false;
    return claim.record.state === "unknown" || claim.record.state === "running";
  }

  async function withoutDecided(ids: readonly string[]): Promise<string[]> {
    const older = ids.slice(MOST);
    const undecided = await Promise.all(older.map(isUndecided));
    return [...ids.slice(0, MOST), ...older.filter((_, index) => undecided[index]).slice(0, MOST_UNDECIDED)];
  }

  return {
    async read(memberKey) {
      return idsOf((await store.read(keyOf(memberKey))) ?? "");
    },
    async add(memberKey, id) {
      const withId = async (held: string | null) => {
        const others = idsOf(held ?? "").filter((other) => other !== id);
        return (await withoutDecided([id, ...others])).join(" ");
      };
      await updateEntry(store, keyOf(memberKey), withId, times.claimLife);
    },
  };
}

/**
 * Whether `ids` include every operation that may have caused what is seen since `id` was sent. Once some are forgotten,
 * evidence that others may share must not decide it any more: their entries would pass for its own. None of the latest
 * is ever forgotten before an older one, so the first gap is behind them.
 */
export function namesAllSince(ids: readonly string[], id: string): boolean {
  const index = ids.indexOf(id);
  return index !== -1 && (ids.length < MOST || index < MOST - MOST_BEFORE);
}

function idsOf(text: string): string[] {
  return text.split(" ").filter((id) => id !== "");
}

function keyOf(memberKey: string): string {
  return `money-recent:${memberKey}`;
}
