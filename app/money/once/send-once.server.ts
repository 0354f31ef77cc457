import { OperatorError } from "~/operator/error";
import type { Store } from "~/store/store";
import { auditLine, type MoneyAudit } from "./audit";
import type { Claim, Claims } from "./claims.server";
import type { Clock } from "./clock";
import { createEntryReferences } from "./entry-references.server";
import type { EventualWrite } from "./eventual-write.server";
import type { OperationHistory } from "./history.server";
import { type CallResult, type IntentRecord, isSettled, withoutLists } from "./record.server";
import { referenceFrom } from "./reference.server";
import { BrokenOff, type ExecutedKind, type SentFile, type Submission } from "./submission";
import { times } from "./times";

/** The call has ended, but the upload is still being read: its digest may yet come. */
export function isBeingRead({ settledAt, digest }: IntentRecord, now: number): boolean {
  return digest === undefined && settledAt !== undefined && now < settledAt + times.readOn;
}

export type CallTimeouts = Record<ExecutedKind["timeout"], number>;

/** How long a claim or lock is held: longer than the call can take. */
export function leaseMs({ timeout }: ExecutedKind, timeouts: CallTimeouts): number {
  return timeouts[timeout] + times.leaseMargin;
}

/** The store's key of the lock that the member's operation needs. */
export function lockOf({ kind, memberKey }: Submission): string {
  return `money-lock:${kind.lock}:${memberKey}`;
}

/** Releases the lock and the claim of what was not sent, so that the form may be submitted again. */
export type GiveUp = (record: IntentRecord, submission: Submission) => Promise<void>;

export function createGiveUp(store: Store, claims: Claims, writeEventually: EventualWrite): GiveUp {
  return (record, submission) => {
    const release = claims.givingUp(record);
    // The lock first: a form that is sent again and finds no claim must not be told that its own first try is under way.
    const write = async () => {
      await store.release(lockOf(submission), record.holder ?? record.id);
      await release();
    };
    return writeEventually("give-up", submission, write, record.leaseUntil);
  };
}

interface SenderSettings {
  store: Store;
  claims: Claims;
  history: OperationHistory;
  timeouts: CallTimeouts;
  audit: MoneyAudit;
  clock: Clock;
  writeEventually: EventualWrite;
  giveUp: GiveUp;
}

/** Sends an operation that holds its claim and lock, once, and records the result. */
export type SendOnce = (claim: Claim, submission: Submission) => Promise<IntentRecord>;

export function createSender(settings: SenderSettings): SendOnce {
  const { store, claims, history, timeouts, audit, clock, writeEventually, giveUp } = settings;
  const entryReferences = createEntryReferences(store);

  /** Everything before sending: a failure here has no effect at the operator. Null if the lock or claim is lost. */
  async function prepare(claim: Claim, submission: Submission): Promise<Claim | null> {
    const { memberKey, id, holder = id } = claim.record;
    const { kind } = submission;
    const snapshot = await submission.takeSnapshot();
    await history.add(memberKey, id);
    // The snapshot may have taken a while: lease and lock count from the time of sending.
    const sentAt = clock.now();
    const due = {
      sentAt,
      leaseUntil: sentAt + leaseMs(kind, timeouts),
      quietFrom: sentAt + timeouts[kind.timeout] + times.recording,
    };
    const lock = lockOf(submission);
    if (!(await store.replace(lock, holder, holder, leaseMs(kind, timeouts)))) return null;
    const record = { ...claim.record, ...due, snapshot };
    const expected = kind.expectedEntry(record);
    if (expected) {
      const reference = referenceFrom(record.id);
      await entryReferences.add(memberKey, { ...expected, reference, from: sentAt, until: due.quietFrom });
    }
    return claims.replace(claim, record);
  }

  async function send(claim: Claim, submission: Submission): Promise<CallResult> {
    try {
      const { message, result } = await submission.send(claim.record.id);
      return { state: submission.kind.isAcceptedFirst ? "accepted" : "done", message, result };
    } catch (error) {
      if (error instanceof OperatorError) {
        return { state: error.reached === "unknown" ? "unknown" : "refused", message: error.message };
      }
      if (error instanceof BrokenOff) {
        audit.operation(auditLine({ ...claim.record, state: "refused" }, submission.requestId));
        await giveUp(claim.record, submission);
        throw error;
      }
      // A thrown Response ends the session or the service: the operator refused the call.
      await close(claim, submission, { state: error instanceof Response ? "refused" : "unknown" });
      throw error;
    }
  }

  /** Keeps which file is sent, in case the process dies during the call. */
  function noteDigest(claim: Claim, { file, requestId }: Submission): void {
    file?.whole
      .then((digest) => claims.replace(claim, { ...claim.record, digest }))
      .catch((error: unknown) => audit.storeFault("settle", error, requestId));
  }

  /**
   * Records the result of the call. Where the store cannot keep it yet, the write is retried until the lease ends; after
   * that, evidence decides. If the call ended before the whole file was read, the rest is read now, to know its digest.
   */
  async function close(claim: Claim, submission: Submission, outcome: CallResult): Promise<IntentRecord> {
    const { file, requestId } = submission;
    const digest = await Promise.race([file?.whole, undefined]);
    const record = withoutLists({ ...claim.record, ...outcome, settledAt: clock.now(), digest });
    audit.operation(auditLine(record, requestId));
    await writeEventually("settle", submission, () => keep(claim, record), record.leaseUntil);
    return file && digest === undefined ? readOn(record, submission, file) : record;
  }

  /** Adds the file's digest to whatever the record has become; does nothing if the rest of the file does not come. */
  async function readOn(record: IntentRecord, submission: Submission, file: SentFile): Promise<IntentRecord> {
    const isRead = new AbortController();
    const late = clock.wait(times.readOn, isRead.signal).then(() => undefined);
    const digest = await Promise.race([file.digest().catch(() => undefined), late]);
    isRead.abort();
    if (digest === undefined) return record;
    const add = async () => {
      const latest = await claims.read(record.id);
      if (latest) await claims.replace(latest, { ...latest.record, digest });
    };
    await writeEventually("settle", submission, add, record.leaseUntil);
    return { ...record, digest };
  }

  /**
   * The response replaces whatever evidence decided. If the record is gone, the store lost the member's others as well:
   * an unknown outcome is then kept as forgotten.
   */
  async function keep(claim: Claim, record: IntentRecord): Promise<void> {
    const kept = (was: IntentRecord["state"] = "running") => audit.outcome(record.state, was);
    if (await claims.replace(claim, record)) return kept();
    const latest = await claims.read(record.id);
    if (!latest) {
      if (await claims.claim({ ...record, isForgotten: record.state === "unknown" || undefined })) kept();
      return;
    }
    // Otherwise an earlier try of this write was carried out, and the store's answer got lost.
    const isOthers = latest.record.settledAt !== record.settledAt;
    const isWorthMore = record.state !== "unknown" || !isSettled(latest.record);
    const isKept = isWorthMore && (await claims.replace(latest, record)) !== null;
    if (isKept || !isOthers) kept(isOthers ? latest.record.state : "running");
  }

  return async function sendOnce(claim, submission) {
    let ready: Claim | null;
    try {
      ready = await prepare(claim, submission);
    } catch (error) {
      if (error instanceof OperatorError)
        return close(claim, submission, { state: "refused", message: error.message });
      await giveUp(claim.record, submission);
      throw error;
    }
    const isStalled =
      ready?.record.sentAt !== undefined && clock.now() - ready.record.sentAt > times.sendWithin;
    if (!ready || isStalled)
      return close(ready ?? claim, submission, { state: "refused", message: "INTERNAL_SERVER_ERROR" });
    audit.operation(auditLine(ready.record, submission.requestId));
    noteDigest(ready, submission);
    return close(ready, submission, await send(ready, submission));
  };
}
