import type { RequestContext } from "~/context";
import { withdraw } from "~/money/kinds/withdraw.server";
import type { IntentRecord } from "~/money/once/record.server";
import { keepLatest } from "~/store/keep-latest";
import { type Store, StoreUnavailable } from "~/store/store";

/** The latest ones count; fewer are no habit. */
const MOST = 5;
const LEAST = 3;
const MINUTE_MS = 60_000;
const WAITING_LIFE_MS = 24 * 3_600_000;
const TIMES_LIFE_MS = 180 * 24 * 3_600_000;
/** How far off a time may be, as a share of it, and at least. */
const BLUR = 0.25;
const LEAST_BLUR_MS = MINUTE_MS;
const MOST_TRIES = 3;

type Facts = Pick<RequestContext, "store" | "execution">;

/**
 * Learns how long a withdrawal took, from its record before and after a look. The operator dates no payout, so only one
 * counts that was seen waiting shortly before it was seen paid. Best effort: without the store nothing is learned.
 */
export async function notePayout(before: IntentRecord, after: IntentRecord, facts: Facts): Promise<void> {
  if (before.operation !== withdraw.name || before.state !== "accepted") return;
  await orNothing(after.state === "accepted" ? noteWaiting(after, facts) : notePaid(after, facts));
}

/** The median of this member's latest payouts in whole minutes, at least 1; undefined for fewer than three. */
export async function usualPayoutMinutes(memberKey: string, { store }: Facts): Promise<number | undefined> {
  const kept = await orNothing(store.read(timesKey(memberKey)));
  const times = timesOf(kept ?? "").map(({ ms }) => ms);
  if (times.length < LEAST) return undefined;
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return Math.max(1, Math.round(median / MINUTE_MS));
}

async function noteWaiting({ id }: IntentRecord, { store, execution }: Facts): Promise<void> {
  await keepLatest(store, waitingKey(id), String(execution.clock.now()), WAITING_LIFE_MS);
}

async function notePaid(record: IntentRecord, { store }: Facts): Promise<void> {
  const { id, memberKey, state, startedAt, settledAt = startedAt, judgedAt } = record;
  if (state !== "done" || judgedAt === undefined) return;
  const seenWaiting = Number((await store.read(waitingKey(id))) ?? settledAt);
  const ms = judgedAt - startedAt;
  if (judgedAt - seenWaiting > Math.max(LEAST_BLUR_MS, ms * BLUR)) return;
  await keep({ id, ms }, timesKey(memberKey), store);
}

interface PayoutTime {
  id: string;
  ms: number;
}

async function keep(time: PayoutTime, key: string, store: Store): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const held = await store.claim(key, textOf([time]), TIMES_LIFE_MS);
    if (held === null) return;
    const others = timesOf(held).filter(({ id }) => id !== time.id);
    if (await store.replace(key, held, textOf([time, ...others].slice(0, MOST)), TIMES_LIFE_MS)) return;
  }
}

function textOf(times: readonly PayoutTime[]): string {
  return times.map(({ id, ms }) => `${id}=${ms}`).join(" ");
}

function timesOf(text: string): PayoutTime[] {
  return text.split(" ").flatMap((item) => {
    const [id = "", ms] = item.split("=");
    return ms === undefined || !Number.isSafeInteger(Number(ms)) ? [] : [{ id, ms: Number(ms) }];
  });
}

async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

function waitingKey(id: string): string {
  return `payout-waiting:${id}`;
}

function timesKey(memberKey: string): string {
  return `payout-times:${memberKey}`;
}
