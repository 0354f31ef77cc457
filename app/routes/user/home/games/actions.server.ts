import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { codeOf } from "~/fields/code-of.server";
import { memberForm, NoFields } from "~/form/form-action.server";
import type { Member } from "~/member/guard.server";
import { activateGame } from "~/money/kinds/activate-game.server";
import { resetGamePassword } from "~/money/kinds/reset-game-password.server";
import { transferAll } from "~/money/kinds/transfer-all.server";
import type { IntentRecord } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { openingOf } from "../game-accounts/game-opening.server";

/** What the forms of a game account return to their own page. */
export interface AccountAnswer {
  /** The account has just been opened. */
  isOpen?: boolean;
  credentials?: { username: string; password: string };
  /** The result, shown in the panel. */
  note?: string;
}

/** User name and password, only on request; no other response contains them. */
export const reveal = memberForm({
  schema: NoFields,
  run: async (_, { params, member, context }) => {
    const slotCode = codeOf(params, context);
    const { username, password } = await member.operator.wallet.credentials({ slotCode });
    return { answer: { credentials: { username, password } } satisfies AccountAnswer };
  },
});

/** Opens the account, then reads its user name and password (specification, section 4). */
export const activate = memberForm({
  schema: NoFields,
  run: async (_, post) => {
    const { params, member, context } = post;
    const code = codeOf(params, context);
    // A game that the brand's file does not name may not be playable: the text must not promise it.
    const done = openingOf(code, context) ? "games:opened" : "games:outcome.activate.done";
    const answer = (record: IntentRecord) => answerOf(record, code, done, member, context);
    return moveMoney(activateGame, { facts: { code }, answer }, post);
  },
});

/** Sets a new password, which also opens the account, then reads it. */
export const reset = memberForm({
  schema: NoFields,
  run: async (_, post) => {
    const { params, member, context } = post;
    const code = codeOf(params, context);
    const answer = (record: IntentRecord) => answerOf(record, code, "games:resetDone", member, context);
    return moveMoney(resetGamePassword, { facts: { code }, answer }, post);
  },
});

/** Moves all money into the game, for games that open in an app. */
export const move = memberForm({
  schema: NoFields,
  run: async (_, post) => moveMoney(transferAll, { facts: { to: codeOf(post.params, post.context) } }, post),
});

/**
 * What the panel shows of the outcome: a refusal's reason (section 8: no error elsewhere), or the credentials. Undefined, so
 * that the outcome page is shown, if the outcome is not known.
 */
async function answerOf(
  { state, message = "INTERNAL_SERVER_ERROR" }: IntentRecord,
  code: string,
  done: "games:opened" | "games:outcome.activate.done" | "games:resetDone",
  { operator }: Member,
  context: RequestContext,
): Promise<{ answer: AccountAnswer } | undefined> {
  if (state === "refused") return { answer: { note: errorText(context, message) } };
  if (state !== "done") return undefined;
  const t = context.texts.t(context.locale);
  const found = await withTimeout(operator.wallet.credentials({ slotCode: code }));
  const credentials = found && { username: found.username, password: found.password };
  const note = credentials ? t(done) : `${t(done)} ${t("games:shownLater")}`;
  return { answer: { isOpen: true, credentials, note } };
}
