import { createHash } from "node:crypto";
import type { ErrorCode } from "schemas/contract/errors";
import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { isRefused, OperatorError } from "~/operator/error";
import { gamePath } from "~/paths";
import { accountSubject } from "./activate-game.server";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { headingsOf } from "./outcome-page";

/** Enough bytes of a digest to notice a change, too few to reveal anything about the password. */
const MARK_BYTES = 2;

/** `mark`: a piece of the password's digest; absent if the game has no account. */
const SeenPassword = z.object({ mark: z.string().optional() });
type SeenPassword = z.output<typeof SeenPassword>;

/** Codes that say that there is no account. */
const noAccount: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  "SLOT_NO_ACCOUNT",
  "NO_GAME",
  "NO_DATA",
]);

function saysNoAccount(error: unknown): boolean {
  return error instanceof OperatorError && (error.status === 404 || noAccount.has(error.code));
}

/** The account's current password; null if the operator refuses to show it, by a limit or in words of its own. */
export async function seenPassword(operator: Operator, code: string): Promise<SeenPassword | null> {
  try {
    const { password } = await operator.wallet.credentials({ slotCode: code });
    const digest = createHash("sha256").update(password).digest();
    return { mark: digest.subarray(0, MARK_BYTES).toString("hex") };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return saysNoAccount(error) ? {} : null;
  }
}

/** A password that has changed was changed by the call. */
export function judgePassword(earlier: SeenPassword, seen: SeenPassword): Conclusion {
  return seen.mark !== undefined && seen.mark !== earlier.mark ? "done" : "untouched";
}

/** Sets a new password for a game account, and opens the account if it is not open. */
export const resetGamePassword = defineKind({
  name: "reset-game-password",
  facts: z.object({ code: z.string() }),
  evidence: {
    in: "own",
    schema: SeenPassword,
    subject: accountSubject,
    read: (operator, { code }) => seenPassword(operator, code),
    judge: judgePassword,
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
