import { formatAmount, type Satang } from "schemas/amount";
import type { ChatTopic } from "~/chat/topic";
import type { RequestContext } from "~/context";
import { codeOutcome } from "~/deposits/code-outcome.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { currencyName } from "~/member/currency-name.server";
import type { Member } from "~/member/guard.server";
import { referenceFrom } from "~/money/once/reference.server";
import { findOutcome } from "~/money/outcome/outcome.server";
import type { OutcomeView } from "~/money/outcome/view";
import { topicReplies } from "./topics.server";

/** What became of a member's own operation, or the screen that tells it; null if it is not theirs. */
export async function readOutcome(
  intent: string,
  member: Member,
  context: RequestContext,
): Promise<OutcomeView | { to: string } | null> {
  const outcome = await findOutcome(intent, member, context);
  return (await orErrorPage(codeOutcome(intent, member, context), context)) ?? outcome;
}

/** What the chat is told of it; undefined for what is done. */
export async function topicOf(
  intent: string,
  { state, heading, amount }: OutcomeView,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic | undefined> {
  if (state === "done") return undefined;
  const sum = amount === undefined ? undefined : await sumText(amount, member, context);
  const replies = topicReplies(state === "refused" ? "refused" : "waiting", sum !== undefined, context);
  return { heading, sum, reference: referenceFrom(intent), replies };
}

/** An amount with its currency's name. */
export async function sumText(amount: Satang, member: Member, context: RequestContext): Promise<string> {
  return `${formatAmount(amount)} ${await currencyName(member, context)}`.trim();
}
