import * as z from "zod";
import { accountOf, judgeOpen, Opening, seenOpen } from "~/money/evidence/game-accounts.server";
import { gamePath } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Opens a member's account for a game. */
export const activateGame = defineOperation({
  name: "activate-game",
  facts: z.object({ code: z.string() }),
  evidence: {
    in: "own",
    seen: Opening,
    of: accountOf,
    look: (operator, { code }) => seenOpen(operator, code),
    judge: (_, before, now) => judgeOpen(before, now),
  },
  send: ({ operator, facts: { code } }) => operator.wallet.activate({ slotCode: code }),
  page: ({ code }) => ({
    headings: headingsOf("games:outcome.activate"),
    mainWallet: "none",
    texts: { done: "games:outcome.activate.doneText", refused: "games:outcome.activate.refusedText" },
    next: { to: gamePath(code), label: "games:outcome.toGame" },
    again: { to: gamePath(code), label: "games:outcome.toGame" },
  }),
});
