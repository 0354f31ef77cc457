import { createHash } from "node:crypto";
import type { Contract } from "schemas/contract";
import { MOST_RECEIVED } from "schemas/contract/bonus";
import type { AnswerOf } from "schemas/contract/endpoint";
import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Finding } from "./effect";
import { type CallTime, isWithinCall } from "./new-entries.server";

/** `newest`: when it was last received, in ms since the epoch. */
export const Offer = z.object({ isActive: z.boolean(), count: z.number(), newest: z.number().optional() });
type Offer = z.output<typeof Offer>;

/** `count`: how often the member has received any of the offered bonuses. `id`: of the active one, if it is offered. */
export const Held = z.object({
  isHeld: z.boolean(),
  type: z.string().optional(),
  count: z.number(),
  id: z.string().optional(),
});
type Held = z.output<typeof Held>;
type Marked = Pick<Held, "isHeld" | "type" | "id"> & Partial<Pick<Held, "count">>;

/** `current`: the announced promotion that the member has not received; absent if it could not be read. */
export const Promotion = Held.extend({ current: z.string().nullable().optional() });
type Promotion = z.output<typeof Promotion>;

/** A member holds one bonus at most, whichever operation gave it or ends it. */
export const HELD_BONUS = "held bonus";

/** Types of held bonuses that never come from a promotion code. */
const OTHER_TYPES: ReadonlySet<string> = new Set(["limit", "day", "week", "refund", "luckydraw"]);

/** One bonus as the list shows it; null if it may be one that cannot be read, or was received too often to tell. */
export async function seenOffer(operator: Operator, code: string): Promise<Offer | null> {
  const { bonuses, omitted } = await operator.bonus.list();
  const offer = bonuses.find((bonus) => bonus.code === code);
  if (!offer && omitted.length > 0) return null;
  const own = offer?.userBonus;
  const times = (own?.received ?? []).map(({ updatedAt }) => updatedAt);
  if (times.length >= MOST_RECEIVED) return null;
  const newest = times.length > 0 ? times.reduce((one, other) => Math.max(one, other)) : undefined;
  return { isActive: own?.isActive ?? false, count: times.length, newest };
}

/** Whether a bonus is held, and its mark. The list tells more of it, and is not waited for. */
export async function readHeld(operator: Operator): Promise<{ isHeld: boolean; mark: string }> {
  const [active, list] = await Promise.all([operator.bonus.active(), withTimeout(operator.bonus.list())]);
  return { isHeld: active.status, mark: heldMark(heldIn(active, list)) };
}

/**
 * Whether a bonus is held as evidence, with facts to distinguish it from one received later: null if a bonus of the list
 * cannot be read, because it may be the one received.
 */
export async function seenHeld(operator: Operator): Promise<Held | null> {
  const [active, list] = await Promise.all([operator.bonus.active(), operator.bonus.list()]);
  const isCounted = list.bonuses.every(({ userBonus }) => (userBonus?.received ?? []).length < MOST_RECEIVED);
  const { count, ...held } = heldIn(active, list);
  return isCounted && count !== undefined ? { ...held, count } : null;
}

type Active = AnswerOf<Contract["bonus"]["active"]>;
type List = AnswerOf<Contract["bonus"]["list"]>;

/** The held bonus, without `count` where there is no whole list. */
export function heldIn({ status, type }: Active, list: List | undefined): Marked {
  if (!list || list.omitted.length > 0) return { isHeld: status, type };
  const { bonuses } = list;
  const count = bonuses.reduce((sum, { userBonus }) => sum + (userBonus?.received?.length ?? 0), 0);
  const id = bonuses.find(({ userBonus }) => userBonus?.isActive)?.userBonus?._id;
  return { isHeld: status, type, count, id };
}

/**
 * Names the held bonus in the form that ends it, so that another one held since is not ended unseen: its type and, where
 * the list tells it, which of that type.
 */
export function heldMark({ type, count, id }: Marked): string {
  const parts = count === undefined ? [[type]] : [[type], [count, id]];
  return parts.map(hashOf).join(".");
}

/** Whether two marks may be one bonus's: they agree in all that both say. */
export function isSameMark(one: string, other: string): boolean {
  const [[type, which], [otherType, otherWhich]] = [one.split("."), other.split(".")];
  return type === otherType && (which === undefined || otherWhich === undefined || which === otherWhich);
}

function hashOf(part: unknown): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("base64url");
}

export async function seenPromotion(operator: Operator): Promise<Promotion | null> {
  const [held, answer] = await Promise.all([seenHeld(operator), withTimeout(operator.promotion.current())]);
  return held && { ...held, current: answer && (answer.promotion?.code ?? null) };
}

/**
 * If it was received once more during the call, or dated anew in its place and is active now, that was the call. Where
 * nothing received is listed, that it is active now and was not before tells it; where it is, and nothing of it is new,
 * one of the two looks is an older copy. Null for a list that lacks what the earlier one showed, which is one as well.
 */
export function judgeOffer(earlier: Offer, seen: Offer, ran: CallTime): Finding | null {
  const { newest = Number.NEGATIVE_INFINITY } = seen;
  const more = seen.count - earlier.count;
  const hasBegun = seen.isActive && !earlier.isActive;
  if (newest > (earlier.newest ?? Number.NEGATIVE_INFINITY)) {
    return (more === 1 || (more === 0 && hasBegun)) && isWithinCall(newest, ran) ? "done" : "ambiguous";
  }
  if (more !== 0) return more > 0 ? "ambiguous" : null;
  if (!hasBegun) return "untouched";
  return seen.count === 0 ? "done" : "ambiguous";
}

/** A bonus that is no longer held has ended. If another one is held, it is unknown what ended the first. */
export function judgeEnded(earlier: Held, seen: Held): Finding {
  if (!earlier.isHeld) return "untouched";
  if (!seen.isHeld) return "done";
  return isSame(earlier, seen) ? "untouched" : "ambiguous";
}

/**
 * A member holds at most one bonus, so a newly held one comes from the call, unless a bonus of the list was received
 * meanwhile. If the announced code is no longer offered, it may have been received and ended since.
 */
export function judgePromotion(code: string, earlier: Promotion, seen: Promotion): Finding {
  if (earlier.isHeld) return isSame(earlier, seen) ? "untouched" : "ambiguous";
  if (!seen.isHeld) {
    const isGone = earlier.current === code && seen.current !== undefined && seen.current !== code;
    return isGone || seen.count !== earlier.count ? "ambiguous" : "untouched";
  }
  const isOther = seen.count !== earlier.count || OTHER_TYPES.has(seen.type ?? "");
  return isOther ? "ambiguous" : "done";
}

function isSame(one: Held, other: Held): boolean {
  const isAnother = one.id !== undefined && other.id !== undefined && one.id !== other.id;
  return one.isHeld === other.isHeld && one.type === other.type && one.count === other.count && !isAnother;
}
