import type { Store } from "~/store/store";
import type { Claims } from "./claims.server";
import type { Insist } from "./insist.server";
import type { IntentRecord } from "./record.server";
import type { Submission } from "./submission";

export function lockOf({ kind, memberKey }: Submission): string {
  return `money-lock:${kind.lane}:${memberKey}`;
}

/** Frees the lock and the claim of what was not sent: the form may be submitted again. */
export type GiveUp = (record: IntentRecord, submission: Submission) => Promise<void>;

export function createGiveUp(store: Store, claims: Claims, insist: Insist): GiveUp {
  return (record, submission) => {
    const release = claims.givingUp(record);
    // The lock first: a form that is sent again and finds no claim must not be told that its own first try is under way.
    const write = async () => {
      await store.release(lockOf(submission), record.holder ?? record.id);
      await release();
    };
    return insist("give-up", submission, write, record.leaseUntil);
  };
}
