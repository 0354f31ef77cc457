import * as z from "zod";
import { accountOf, judgePassword, Password, seenPassword } from "~/money/evidence/game-accounts.server";
import { gamePath } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Sets a new password for a game account, and opens the account if it is not open. */
export const resetGamePassword = defineOperation({
  name: "reset-game-password",
  facts: z.object({ code: z.string() }),
  evidence: {
    in: "own",
    seen: Password,
    of: accountOf,
    look: (operator, { code }) => seenPassword(operator, code),
    judge: (_, before, now) => judgePassword(before, now),
  },
  send: ({ operator, facts: { code } }) => operator.wallet.resetPassword({ slotCode: code }),
  page: ({ code }) => ({
    headings: headingsOf("games:outcome.reset"),
    mainWallet: "none",
    texts: { done: "games:outcome.reset.doneText", refused: "games:outcome.reset.refusedText" },
    next: { to: gamePath(code), label: "games:outcome.toGame" },
    again: { to: gamePath(code), label: "games:outcome.toGame" },
  }),
});
