import type { RedisFacts } from "./redis-facts.server";

/** What the store says of itself: since when it keeps all its data, and which process held it last. */
export interface Mark {
  /** In ms since the epoch. */
  bornAt: number;
  runId: string;
  evicted: number;
  line: string;
}

export function markOf(text: string | null): Mark | null {
  const [bornAt, runId = "", evicted, line = ""] = (text ?? "").split(" ");
  const mark = { bornAt: Number(bornAt), runId, evicted: Number(evicted), line };
  return bornAt && Number.isFinite(mark.bornAt) && Number.isFinite(mark.evicted) ? mark : null;
}

export function textOf({ bornAt, runId, evicted, line }: Mark): string {
  return [bornAt, runId, evicted, line].join(" ");
}

/**
 * Whether nothing was lost since the mark was written: the same process holds it (`facts`), or one of the cluster's
 * `others` did and its slot has moved; it was restarted from a complete file; or it is a replica that was made the
 * master and has all that was confirmed to this process (`confirmedTo`, by the line of what was written). `isDurable` is
 * asked only after a restart.
 */
export async function hasKept(
  mark: Mark,
  facts: RedisFacts,
  others: readonly RedisFacts[],
  confirmedTo: (line: string) => number,
  isDurable: () => Promise<boolean>,
): Promise<boolean> {
  const holder = [facts, ...others].find(({ runId }) => runId === mark.runId);
  if (holder) return holder.evicted <= mark.evicted;
  if (facts.evicted > 0) return false;
  if (facts.formerLine === null) return isDurable();
  const isHeir = facts.formerLine === mark.line && facts.evictionPolicy === "noeviction";
  return isHeir && confirmedTo(mark.line) < facts.formerEnd;
}
