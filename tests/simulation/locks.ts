import type { IntentRecord } from "~/money/once/record.server";
import type { ExecutedKind } from "~/money/once/submission";
import { MOST_SKEW_MS, type Traffic } from "./model/operator";
import { operations } from "./operations";
import type { SentForm, Submitted } from "./sent-form";

const CALL_MS = { wallet: 60_000, slip: 300_000 };
/** The lease, plus the longest time that a look before sending takes. */
const BLOCK_MS = { wallet: 150_000, slip: 390_000 };
/** Money works again within this time of the store's return, and the commands that it takes. */
const UNLOCKED_MS = 5_000 + 1_000;
/** A row that the operator's clock dates within this time before a look may be newer than it. */
const UNNOTICED_MS = 5_000;
/** After this time an operation has ended, whatever is known of it. */
export const LONGEST_CALL_MS = 600_000;
const CLAIM_LIFE_MS = 24 * 3_600_000;

export function lockOf({ form }: SentForm): ExecutedKind["lock"] {
  return operations[form.operation].kind.lock;
}

export function callMs(sent: SentForm): number {
  return CALL_MS[lockOf(sent)];
}

/** Whether it is older than claims are kept. */
export function isOld({ token }: SentForm, now: number): boolean {
  return now - Number.parseInt(token.split(".")[1] ?? "", 36) >= CLAIM_LIFE_MS;
}

/** Whether the operator's answer came to this call, and its record does not say so. */
export function isUnheard(
  { state, judgedAt, settledAt = 0, leaseUntil }: IntentRecord,
  { said }: Traffic,
): boolean {
  return said !== undefined && state === "unknown" && judgedAt === undefined && settledAt < leaseUntil;
}

/** Whether one submission may still have held the lock when another one came. */
export function mayHold(
  { at, endedAt, replica }: Submitted,
  came: number,
  { lock, wellFrom }: { lock: ExecutedKind["lock"]; wellFrom: number },
): boolean {
  if (came < at + BLOCK_MS[lock] && !replica.isSoundSince(at)) return true;
  if (endedAt === undefined) return replica.isSoundSince(at);
  return came < endedAt || came < Math.max(endedAt, wellFrom) + UNLOCKED_MS;
}

/** Whether its lease ended without the answer that the replica had, while the store was there to keep it. */
export function isLost(
  { submissions }: SentForm,
  { state, sentAt, settledAt, leaseUntil }: IntentRecord,
  { said }: Traffic,
  wellFrom: number,
): boolean {
  const inTime = leaseUntil - UNLOCKED_MS;
  const hasLapsed = state === "unknown" && sentAt !== undefined && settledAt === leaseUntil;
  if (!hasLapsed || !said || wellFrom > inTime) return false;
  const wasHad = submissions.some(({ endedAt = leaseUntil }) => endedAt < inTime);
  return wasHad && submissions.every(({ replica, at }) => replica.isSoundSince(at));
}

/** The time from which on what happened may not have been in the look before sending, in an old copy of the books. */
export function firstLook({ snapshot, sentAt = 0 }: IntentRecord): number {
  return (snapshot?.takenAt ?? sentAt) - UNNOTICED_MS - MOST_SKEW_MS;
}
