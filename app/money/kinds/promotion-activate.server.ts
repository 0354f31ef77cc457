import * as z from "zod";
import { HELD_BONUS, judgePromotion, Promotion, seenPromotion } from "~/money/evidence/bonuses.server";
import { paths } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Receives what a promotion code gives, which puts a turnover condition on all money. */
export const promotionActivate = defineOperation({
  name: "promotion-activate",
  facts: z.object({ code: z.string() }),
  imprint: { type: "bonus", source: "promotion" },
  evidence: {
    in: "own",
    seen: Promotion,
    of: () => HELD_BONUS,
    canBeUndone: true,
    look: seenPromotion,
    judge: ({ code }, before, now) => judgePromotion(code, before, now),
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
