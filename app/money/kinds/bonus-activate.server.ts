import * as z from "zod";
import { HELD_BONUS, judgeOffer, Offer, seenOffer } from "~/money/evidence/bonuses.server";
import { bonusPath, paths } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Receives an offered bonus, which puts a turnover condition on all money. */
export const bonusActivate = defineOperation({
  name: "bonus-activate",
  facts: z.object({ code: z.string() }),
  changes: [HELD_BONUS],
  imprint: { type: "bonus", source: "bonus" },
  evidence: {
    in: "own",
    seen: Offer,
    of: ({ code }) => `offer ${code}`,
    look: (operator, { code }) => seenOffer(operator, code),
    judge: (_, before, now, ran) => judgeOffer(before, now, ran),
  },
  async send({ operator, facts: { code }, idempotencyKey }) {
    await operator.bonus.activate({ code }, { idempotencyKey });
    return {};
  },
  page: ({ code }) => ({
    headings: headingsOf("bonus:outcome.activate"),
    texts: { done: "bonus:outcome.activate.doneText", refused: "bonus:outcome.activate.refusedText" },
    lines: [{ label: "bonus:outcome.code", value: code }],
    next: { to: paths.bonus, label: "bonus:outcome.toBonus" },
    again: { to: bonusPath(code), label: "bonus:outcome.again" },
  }),
});
