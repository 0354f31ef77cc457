import { randomUUID } from "node:crypto";
import type { Store } from "~/store/store";
import { auditLine, type MoneyAudit } from "./audit";
import { type Claim, createClaims } from "./claims.server";
import { type Clock, systemClock } from "./clock";
import { createDecisions, type Decisions } from "./decisions.server";
import { createEventualWrite } from "./eventual-write.server";
import { createHistory } from "./history.server";
import { hashPayload, type Intent, type IntentTokens } from "./intent.server";
import { type IntentRecord, isSettled } from "./record.server";
import {
  type CallTimeouts,
  createGiveUp,
  createSender,
  isBeingRead,
  leaseMs,
  lockOf,
} from "./send-once.server";
import type { Submission, SubmissionResult } from "./submission";
import { assertTimes, times } from "./times";
import { createUnderWay, type UnderWay } from "./under-way";

/** How often a submission may find that its claim has just been released. */
const MOST_RUNS = 5;

export interface Execution {
  run(submission: Submission): Promise<SubmissionResult>;
  /** A member's own record, null if there is none. If its lease has expired, it is settled first (Claims.read). */
  find(id: string, memberKey: string): Promise<IntentRecord | null>;
  /** A member's latest operations of the last day, and older ones whose end is unknown, newest first. */
  recent(memberKey: string): Promise<IntentRecord[]>;
  /** Resolves when no operation is in flight: everything sent has its record, even if nobody waits for it. */
  idle(): Promise<void>;
  decide: Decisions["decide"];
  decideAll: Decisions["decideAll"];
  /** For the audit: a page shows the member what became of an operation; `state` is what the page calls it. */
  shown(id: string, state: string, requestId: string): void;
  clock: Clock;
}

export interface ExecutionSettings {
  store: Store;
  intentTokens: IntentTokens;
  timeouts: CallTimeouts;
  audit: MoneyAudit;
  clock?: Clock;
  /** Shared by executions that follow each other in a process; absent: its own. */
  underWay?: UnderWay;
}

/**
 * Executes operations at most once (product.md, Money): claim before calling, one operation per member and lock. Throws
 * where a lease would end before a call's timeout.
 */
export function createExecution(settings: ExecutionSettings): Execution {
  const { store, intentTokens, timeouts, audit, clock = systemClock } = settings;
  const { underWay = createUnderWay() } = settings;
  assertTimes({ ...timeouts });
  const { now } = clock;
  const claims = createClaims({ store, now, onUnreadable: audit.unreadable, onLapsed: audit.lapsed });
  const history = createHistory(store, claims);
  const decisions = createDecisions(claims, history, audit);

  const writeEventually = createEventualWrite({ audit, clock, background: underWay.add });
  const giveUp = createGiveUp(store, claims, writeEventually);
  const sendOnce = createSender({ ...settings, claims, history, clock, writeEventually, giveUp });

  /**
   * Waits for the first submission of the same intent and for its file; null if its claim was released. After a timeout
   * it returns the record as it is, and the outcome page goes on waiting.
   */
  async function awaitSettled(id: string, { file }: Submission): Promise<IntentRecord | null> {
    const patientUntil = now() + times.patience;
    for (;;) {
      const record = (await claims.read(id))?.record ?? null;
      if (record === null || now() > patientUntil) return record;
      if (isSettled(record) && !(file && isBeingRead(record, now()))) return record;
      await clock.wait(times.poll);
    }
  }

  /** Runs a newly claimed operation: takes the member's lock, sends, unlocks. `busy` if another holds the lock. */
  async function runFirst(
    { record, ...claim }: Claim,
    submission: Submission,
    intent: Intent,
  ): Promise<SubmissionResult> {
    const lock = lockOf(submission);
    const holder = record.holder ?? record.id;
    const held = leaseMs(submission.kind, timeouts);
    // Even where taking the lock failed: only the store's answer may have got lost.
    const unlock = () =>
      writeEventually("unlock", submission, () => store.release(lock, holder), now() + held);
    try {
      // The store may have been emptied between our read and our claim; then an earlier submission may have been sent:
      // check again.
      if ((await intentTokens.ageOf(intent)) === "forgotten") return forget({ record, ...claim }, submission);
      await submission.admit();
      if ((await store.claim(lock, holder, held)) !== null) {
        await giveUp(record, submission);
        return { kind: "busy" };
      }
    } catch (error) {
      await Promise.all([giveUp(record, submission), unlock()]);
      throw error;
    }
    try {
      return { kind: "settled", record: await sendOnce({ record, ...claim }, submission) };
    } finally {
      await unlock();
    }
  }

  /** Whether it was sent before is unknown, so it is not sent now, and its page says so. */
  async function forget(claim: Claim, submission: Submission): Promise<SubmissionResult> {
    const record = forgotten(claim.record);
    const { id, leaseUntil } = record;
    audit.operation(auditLine(record, submission.requestId));
    // If it was sent, what it left behind may be taken for another operation's.
    await writeEventually("settle", submission, () => history.add(submission.memberKey, id), leaseUntil);
    const isKept = async () => claim.record.isForgotten || (await claims.replace(claim, record)) !== null;
    const keep = async () => (await isKept()) && audit.outcome("unknown", "running");
    await writeEventually("settle", submission, keep, leaseUntil);
    return { kind: "settled", record };
  }

  function tracked(
    operation: Promise<SubmissionResult>,
    { signal, requestId }: Submission,
  ): Promise<SubmissionResult> {
    const heard = operation.catch((error: unknown) => {
      if (signal?.aborted && !(error instanceof Response)) audit.unseen(error, requestId);
      throw error;
    });
    underWay.add(heard);
    return heard;
  }

  function newRecord({ memberKey, kind, facts, screen }: Submission, intent: Intent): IntentRecord {
    const startedAt = now();
    const lease = { startedAt, leaseUntil: startedAt + leaseMs(kind, timeouts) };
    return {
      ...intent,
      memberKey,
      operation: kind.name,
      holder: randomUUID(),
      facts,
      screen,
      payloadHash: hashPayload(facts),
      state: "running",
      ...lease,
    };
  }

  async function run(
    submission: Submission,
    intent: Intent,
    runsLeft = MOST_RUNS,
  ): Promise<SubmissionResult> {
    const { facts, requestId } = submission;
    if (runsLeft === 0) return { kind: "busy" };
    const earlier = await claims.read(intent.id);
    if (earlier === null) {
      const age = await intentTokens.ageOf(intent);
      if (age === "expired") return { kind: "expired" };
      const record = newRecord(submission, intent);
      const claim = await claims
        .claim(age === "forgotten" ? forgotten(record) : record)
        .catch(async (error) => {
          await giveUp(record, submission);
          throw error;
        });
      if (!claim) return run(submission, intent, runsLeft - 1);
      audit.step("claimed", { id: intent.id, requestId });
      const settled = age === "forgotten" ? forget(claim, submission) : runFirst(claim, submission, intent);
      return tracked(settled, submission);
    }
    if (!earlier.isUnreadable && earlier.record.payloadHash !== hashPayload(facts))
      return { kind: "altered" };
    const settled = await awaitSettled(intent.id, submission);
    if (!settled) return run(submission, intent, runsLeft - 1);
    return (await otherFile(settled, submission)) ?? { kind: "settled", record: settled };
  }

  return {
    async run(submission) {
      const { token, memberKey, kind, requestId } = submission;
      const intent = intentTokens.open(token, memberKey, kind.name);
      if (!intent) return { kind: "invalid" };
      audit.step("posted", { id: intent.id, requestId });
      const result = await run(submission, intent);
      if (result.kind !== "settled" && result.kind !== "invalid")
        audit.step(result.kind, { id: intent.id, requestId });
      return result;
    },
    clock,
    decide: decisions.decide,
    decideAll: decisions.decideAll,
    shown: (id, state, requestId) => audit.step("shown", { id, state, requestId }),
    async find(id, memberKey) {
      const claim = await claims.read(id);
      return claim?.record.memberKey === memberKey ? claim.record : null;
    },
    recent: decisions.recent,
    idle: underWay.idle,
  };
}

function forgotten(record: IntentRecord): IntentRecord {
  return { ...record, state: "unknown", isForgotten: true };
}

/** Refuses a form that came with another file than the one that was sent; null if it is the same one. */
async function otherFile(
  { digest, state, sentAt, isForgotten }: IntentRecord,
  { file }: Submission,
): Promise<SubmissionResult | null> {
  const wasNeverSent = state === "refused" && sentAt === undefined;
  if (!file || (digest === undefined && (wasNeverSent || isForgotten))) return null;
  if (digest === undefined) return { kind: "unclear" };
  return (await file.digest()) === digest ? null : { kind: "altered" };
}
