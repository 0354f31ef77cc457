import { auditLine, type MoneyAudit } from "./audit";
import type { Claim, Claims } from "./claims.server";
import { type History, namesAllSince } from "./history.server";
import type { IntentRecord, Snapshot } from "./record.server";

/** What evidence says of a record; the kinds of operations know. */
export interface Judging {
  /** Whether evidence can still decide it. */
  isOpen(record: IntentRecord): boolean;
  /**
   * The record after a look at the operator; null if the look says nothing new. `others` are the member's other
   * operations; null if some that were sent since are forgotten.
   */
  judge(record: IntentRecord, seen: Snapshot, others: readonly IntentRecord[] | null): IntentRecord | null;
  /** Whether the look before the next operation includes this one's evidence. */
  isSeenBy(next: IntentRecord, record: IntentRecord): boolean;
  /** The record without what no evidence needs any more. */
  withoutLists(record: IntentRecord): IntentRecord;
}

/** Looks at the operator for operations that no response has settled. */
export interface Looks {
  /** The record after a look; unchanged if the look says nothing new. */
  again(record: IntentRecord, look: () => Promise<Snapshot>, requestId: string): Promise<IntentRecord>;
  /**
   * Judges those of a member's open records whose evidence is in the snapshot taken before the next operation is sent;
   * later changes may be that operation's effect. Never throws: what is undecided now is decided at a later look.
   */
  beforeNext(next: IntentRecord, seen: Snapshot, requestId: string): Promise<void>;
  /** A member's latest operations, newest first. */
  recent(memberKey: string): Promise<IntentRecord[]>;
}

interface Recent {
  ids: readonly string[];
  claimed: Claim[];
}

export function createLooks(
  { isOpen, judge, isSeenBy }: Judging,
  claims: Claims,
  history: History,
  audit: MoneyAudit,
): Looks {
  /** A member's latest operations with their current records; ids without one are of submissions that were given up. */
  async function recent(memberKey: string): Promise<Recent> {
    const ids = await history.read(memberKey);
    const read = await Promise.all(ids.map((id) => claims.read(id)));
    return { ids, claimed: read.filter((claim) => claim !== null) };
  }

  async function decide(
    claim: Claim,
    seen: Snapshot,
    { ids, claimed }: Recent,
    requestId: string,
  ): Promise<Claim> {
    audit.step("looked", { id: claim.record.id, requestId });
    const isKnown = namesAllSince(ids, claim.record.id);
    const next = judge(claim.record, seen, isKnown ? claimed.map(({ record }) => record) : null);
    const decided = next && (await claims.put(claim, next));
    if (decided) {
      audit.operation(auditLine(decided.record, requestId));
      audit.outcome(decided.record.state, claim.record.state);
    }
    return decided ?? (next && (await claims.read(claim.record.id))) ?? claim;
  }

  return {
    recent: async (memberKey) => (await recent(memberKey)).claimed.map(({ record }) => record),
    async again(record, look, requestId) {
      if (!isOpen(record)) return record;
      const seen = await look();
      const [claim, all] = await Promise.all([claims.read(record.id), recent(record.memberKey)]);
      return claim ? (await decide(claim, seen, all, requestId)).record : record;
    },
    async beforeNext(next, seen, requestId) {
      try {
        const all = await recent(next.memberKey);
        for (const [index, claim] of all.claimed.entries()) {
          if (!isOpen(claim.record) || !isSeenBy(next, claim.record)) continue;
          all.claimed[index] = await decide(claim, seen, all, requestId);
        }
      } catch (error) {
        audit.storeFault("judge", error, requestId);
      }
    },
  };
}
