import * as z from "zod";
import { HELD_BONUS, Held, judgeEnded, seenHeld } from "~/money/evidence/bonuses.server";
import { paths } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Ends the held bonus, whichever it is. */
export const bonusClear = defineOperation({
  name: "bonus-clear",
  /** `held` is the mark of the bonus that its form showed; records of earlier releases have none. */
  facts: z.object({ held: z.string().default("") }),
  imprint: { type: "finish_bonus" },
  evidence: {
    in: "own",
    seen: Held,
    of: () => HELD_BONUS,
    canBeUndone: true,
    look: seenHeld,
    judge: (_, before, now) => judgeEnded(before, now),
  },
  send: ({ operator, idempotencyKey }) => operator.bonus.clear({}, { idempotencyKey }),
  page: () => ({
    headings: headingsOf("bonus:outcome.clear"),
    texts: { done: "bonus:outcome.clear.doneText", refused: "bonus:outcome.clear.refusedText" },
    next: { to: paths.bonus, label: "bonus:outcome.toBonus" },
    again: { to: paths.bonus, label: "bonus:outcome.toBonus" },
  }),
});
