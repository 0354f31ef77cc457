import { auditLine, type MoneyAudit } from "./audit";
import type { Claim, Claims } from "./claims.server";
import { listsAllSince, type OperationHistory } from "./history.server";
import type { IntentRecord } from "./record.server";

/**
 * The record as evidence decides it; null if that is nothing new. `others` are the member's other operations, read after
 * the snapshot, so that they include everything that can have acted by then; null if some of them are not listed any
 * more.
 */
export type Judge = (record: IntentRecord, others: readonly IntentRecord[] | null) => IntentRecord | null;

/** Judges operations that no response has settled, and keeps what that decides. */
export interface Decisions {
  /** The record as decided; unchanged if there is nothing new. */
  decide(record: IntentRecord, judge: Judge, requestId: string): Promise<IntentRecord>;
  /** Judges all of a member's latest records. Never throws: what stays undecided is judged again with a later snapshot. */
  decideAll(memberKey: string, judge: Judge, requestId: string): Promise<void>;
  /** A member's latest operations, newest first. */
  recent(memberKey: string): Promise<IntentRecord[]>;
}

interface Recent {
  ids: readonly string[];
  claimed: Claim[];
}

export function createDecisions(claims: Claims, history: OperationHistory, audit: MoneyAudit): Decisions {
  /** A member's latest operations and their current records. An id without a record is of a submission given up. */
  async function recent(memberKey: string): Promise<Recent> {
    const ids = await history.read(memberKey);
    const read = await Promise.all(ids.map((id) => claims.read(id)));
    return { ids, claimed: read.filter((claim) => claim !== null) };
  }

  async function decide(claim: Claim, judge: Judge, all: Recent, requestId: string): Promise<Claim> {
    const { record } = claim;
    const others = all.claimed.map((other) => other.record);
    const next = judge(record, listsAllSince(all.ids, record.id) ? others : null);
    if (!next) return claim;
    const decided = await claims.replace(claim, next);
    if (!decided) return (await claims.read(record.id)) ?? claim;
    audit.operation(auditLine(decided.record, requestId));
    audit.outcome(decided.record.state, record.state);
    return decided;
  }

  return {
    recent: async (memberKey) => (await recent(memberKey)).claimed.map(({ record }) => record),
    async decide(record, judge, requestId) {
      const [claim, all] = await Promise.all([claims.read(record.id), recent(record.memberKey)]);
      if (!claim) return record;
      audit.step("looked", { id: record.id, requestId });
      return (await decide(claim, judge, all, requestId)).record;
    },
    async decideAll(memberKey, judge, requestId) {
      try {
        const all = await recent(memberKey);
        for (const [index, claim] of all.claimed.entries()) {
          all.claimed[index] = await decide(claim, judge, all, requestId);
        }
      } catch (error) {
        audit.storeFault("judge", error, requestId);
      }
    },
  };
}
