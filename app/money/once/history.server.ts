import type { Store } from "~/store/store";
import { updateEntry } from "~/store/update";
import type { Claims } from "./claims.server";
import { times } from "./times";

/** Far more operations than a member makes while one is still undecided. */
const MOST = 24;
/** Older ones that stay listed because their end is unknown, so that they can still be judged. */
const MOST_UNDECIDED = 96;
/** How many operations sent before another one may still take effect after it. */
const MOST_BEFORE = 8;

/**
 * The ids of a member's latest operations, newest first, then of older ones whose end is unknown. Each may have left
 * what looks like another one's evidence.
 */
export interface OperationHistory {
  read(memberKey: string): Promise<string[]>;
  /** Called before the operation is sent. */
  add(memberKey: string, id: string): Promise<void>;
}

export function createHistory(store: Store, claims: Pick<Claims, "read">): OperationHistory {
  /**
   * Whether an operation's end is unknown. That of an accepted one is in the statement. One that cannot be read does
   * not count, as it would keep others undecided.
   */
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
 * Whether everything sent around or after `id` is still listed. If not, evidence must not decide `id`: an unlisted
 * operation's entry could pass for its own.
 */
export function listsAllSince(ids: readonly string[], id: string): boolean {
  const index = ids.indexOf(id);
  return index !== -1 && (ids.length < MOST || index < MOST - MOST_BEFORE);
}

function idsOf(text: string): string[] {
  return text.split(" ").filter((id) => id !== "");
}

function keyOf(memberKey: string): string {
  return `money-recent:${memberKey}`;
}
