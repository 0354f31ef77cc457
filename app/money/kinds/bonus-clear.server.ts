import * as z from "zod";
import { HELD_BONUS, Held, judgeEnded, seenHeld } from "~/money/evidence/bonuses.server";
import { paths } from "~/paths";
import { defineOperation } from "./define.server";

/** Ends the held bonus, whichever it is. */
export const bonusClear = defineOperation({
  name: "bonus-clear",
  /** `held` is the mark of the bonus that its form showed; records of earlier releases have none. */
  facts: z.object({ held: z.string().default("") }),
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
    headings: {
      done: "bonus:outcome.clear.done",
      refused: "bonus:outcome.clear.refused",
      checking: "bonus:outcome.clear.checking",
      unknown: "bonus:outcome.clear.unknown",
    },
    texts: { done: "bonus:outcome.clear.doneText", refused: "bonus:outcome.clear.refusedText" },
    next: { to: paths.bonus, label: "bonus:outcome.toBonus" },
    again: { to: paths.bonus, label: "bonus:outcome.toBonus" },
  }),
});
