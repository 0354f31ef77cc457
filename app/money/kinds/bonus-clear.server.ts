import { createHash } from "node:crypto";
import type { Contract } from "schemas/contract";
import { MOST_RECEIVED } from "schemas/contract/bonus";
import type { AnswerOf } from "schemas/contract/endpoint";
import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { headingsOf } from "./outcome-page";

/** `count`: how often the member has received any of the offered bonuses. `id`: of the active one, if it is offered. */
export const SeenHeldBonus = z.object({
  isHeld: z.boolean(),
  type: z.string().optional(),
  count: z.number(),
  id: z.string().optional(),
});
type SeenHeldBonus = z.output<typeof SeenHeldBonus>;

type HeldBonusFacts = Pick<SeenHeldBonus, "isHeld" | "type" | "id"> & Partial<Pick<SeenHeldBonus, "count">>;

/** The subject of evidence: the held bonus, of which a member has one at most. */
export const HELD_BONUS = "held bonus";

/** Whether a bonus is held, and its fingerprint. The list, which makes that more exact, is not waited for. */
export async function readHeld(operator: Operator): Promise<{ isHeld: boolean; fingerprint: string }> {
  const [active, list] = await Promise.all([operator.bonus.active(), withTimeout(operator.bonus.list())]);
  return { isHeld: active.status, fingerprint: heldFingerprint(heldIn(active, list)) };
}

/**
 * Whether a bonus is held, with what distinguishes it from one received later. Null if some bonus of the list cannot be
 * read, because it may be that one.
 */
export async function seenHeld(operator: Operator): Promise<SeenHeldBonus | null> {
  const [active, list] = await Promise.all([operator.bonus.active(), operator.bonus.list()]);
  const isCounted = list.bonuses.every(({ userBonus }) => (userBonus?.received ?? []).length < MOST_RECEIVED);
  const { count, ...held } = heldIn(active, list);
  return isCounted && count !== undefined ? { ...held, count } : null;
}

type ActiveAnswer = AnswerOf<Contract["bonus"]["active"]>;

type ListAnswer = AnswerOf<Contract["bonus"]["list"]>;

/** The held bonus, without `count` where there is no whole list. */
export function heldIn({ status, type }: ActiveAnswer, list: ListAnswer | undefined): HeldBonusFacts {
  if (!list || list.omitted.length > 0) return { isHeld: status, type };
  const { bonuses } = list;
  const count = bonuses.reduce((sum, { userBonus }) => sum + (userBonus?.received?.length ?? 0), 0);
  const id = bonuses.find(({ userBonus }) => userBonus?.isActive)?.userBonus?._id;
  return { isHeld: status, type, count, id };
}

/**
 * Identifies the held bonus in the form that ends it, so that another one held since is not ended unseen: a hash of its
 * type and, where there is a whole list, one of which of that type.
 */
export function heldFingerprint({ type, count, id }: HeldBonusFacts): string {
  const parts = count === undefined ? [[type]] : [[type], [count, id]];
  return parts.map(hashOf).join(".");
}

/** Whether two fingerprints may be of one bonus: they agree in all that both say. */
export function isSameFingerprint(one: string, other: string): boolean {
  const [[type, which], [otherType, otherWhich]] = [one.split("."), other.split(".")];
  return type === otherType && (which === undefined || otherWhich === undefined || which === otherWhich);
}

function hashOf(part: unknown): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("base64url");
}

/** A bonus that is no longer held has ended. If another one is held, it is unknown what ended the first. */
export function judgeEnded(earlier: SeenHeldBonus, seen: SeenHeldBonus): Conclusion {
  if (!earlier.isHeld) return "untouched";
  if (!seen.isHeld) return "done";
  return isSameBonus(earlier, seen) ? "untouched" : "ambiguous";
}

export function isSameBonus(one: SeenHeldBonus, other: SeenHeldBonus): boolean {
  const isAnother = one.id !== undefined && other.id !== undefined && one.id !== other.id;
  return one.isHeld === other.isHeld && one.type === other.type && one.count === other.count && !isAnother;
}

/** Ends the held bonus, whichever it is. */
export const bonusClear = defineKind({
  name: "bonus-clear",
  /** `held` is the fingerprint of the bonus that its form showed; records of earlier releases have none. */
  facts: z.object({ held: z.string().default("") }),
  expectedEntry: { type: "finish_bonus" },
  evidence: {
    in: "own",
    schema: SeenHeldBonus,
    subject: () => HELD_BONUS,
    read: seenHeld,
    judge: judgeEnded,
  },
  send: ({ operator, idempotencyKey }) => operator.bonus.clear({}, { idempotencyKey }),
  page: () => ({
    headings: headingsOf("bonus:outcome.clear"),
    texts: { done: "bonus:outcome.clear.doneText", refused: "bonus:outcome.clear.refusedText" },
    next: { to: paths.bonus, label: "bonus:outcome.toBonus" },
    again: { to: paths.bonus, label: "bonus:outcome.toBonus" },
  }),
});
