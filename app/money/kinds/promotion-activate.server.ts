import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { HELD_BONUS, isSameBonus, SeenHeldBonus, seenHeld } from "./bonus-clear.server";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { headingsOf } from "./outcome-page";

/** `current`: the announced promotion that the member has not received; absent if it could not be read. */
const SeenPromotion = SeenHeldBonus.extend({ current: z.string().nullable().optional() });
type SeenPromotion = z.output<typeof SeenPromotion>;

/** Types of held bonuses that never come from a promotion code. */
const OTHER_TYPES: ReadonlySet<string> = new Set(["limit", "day", "week", "refund", "luckydraw"]);

export async function seenPromotion(operator: Operator): Promise<SeenPromotion | null> {
  const [held, answer] = await Promise.all([seenHeld(operator), withTimeout(operator.promotion.current())]);
  return held && { ...held, current: answer && (answer.promotion?.code ?? null) };
}

/**
 * A member holds at most one bonus, so one held since comes from the call, unless a bonus of the list was received
 * meanwhile. If none is held and the announced code is not offered any more, it may have been received and have ended.
 */
export function judgePromotion(code: string, earlier: SeenPromotion, seen: SeenPromotion): Conclusion {
  if (earlier.isHeld) return isSameBonus(earlier, seen) ? "untouched" : "ambiguous";
  if (!seen.isHeld) {
    const isGone = earlier.current === code && seen.current !== undefined && seen.current !== code;
    return isGone || seen.count !== earlier.count ? "ambiguous" : "untouched";
  }
  const isOther = seen.count !== earlier.count || OTHER_TYPES.has(seen.type ?? "");
  return isOther ? "ambiguous" : "done";
}

/** Receives what a promotion code gives, which puts a turnover condition on all money. */
export const promotionActivate = defineKind({
  name: "promotion-activate",
  facts: z.object({ code: z.string() }),
  expectedEntry: { type: "bonus", source: "promotion" },
  evidence: {
    in: "own",
    schema: SeenPromotion,
    subject: () => HELD_BONUS,
    read: seenPromotion,
    judge: (before, now, _call, { code }) => judgePromotion(code, before, now),
  },
  send: ({ operator, facts: { code }, idempotencyKey }) =>
    operator.promotion.activate({ code }, { idempotencyKey }),
  page: ({ code }) => ({
    headings: headingsOf("bonus:outcome.promotion"),
    texts: { done: "bonus:outcome.promotion.doneText", refused: "bonus:outcome.promotion.refusedText" },
    lines: [{ label: "bonus:outcome.code", value: code }],
    next: { to: paths.bonus, label: "bonus:outcome.toBonus" },
    again: { to: paths.bonus, label: "bonus:outcome.again" },
  }),
});
