import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { gamePath } from "~/paths";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { headingsOf } from "./outcome-page";

const SeenAccount = z.object({ isOpen: z.boolean() });
type SeenAccount = z.output<typeof SeenAccount>;

/** The subject of evidence: opening an account and setting its password both open it, with a new password. */
export function accountSubject({ code }: { code: string }): string {
  return `account ${code}`;
}

/** Whether the wallet shows the game's account as open; null if it may be one that cannot be read. */
export async function seenAccount(operator: Operator, code: string): Promise<SeenAccount | null> {
  const { slots, omitted } = await operator.wallet.get();
  const game = slots.find((slot) => slot.code === code);
  if (!game && omitted.length > 0) return null;
  return { isOpen: game?.isActive ?? false };
}

/** An account that is open now and was not before was opened by the call. */
export function judgeOpen(earlier: SeenAccount, seen: SeenAccount): Conclusion {
  if (!seen.isOpen) return "untouched";
  return earlier.isOpen ? "ambiguous" : "done";
}

/** Opens a member's account for a game. */
export const activateGame = defineKind({
  name: "activate-game",
  facts: z.object({ code: z.string() }),
  evidence: {
    in: "own",
    schema: SeenAccount,
    subject: accountSubject,
    read: (operator, { code }) => seenAccount(operator, code),
    judge: judgeOpen,
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
