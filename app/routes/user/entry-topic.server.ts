import type { EntryStatus } from "schemas/entry-status";
import type { ChatTopic } from "~/chat/topic";
import type { RequestContext } from "~/context";
import { orErrorPage } from "~/errors/or-error-page.server";
import type { Member } from "~/member/guard.server";
import { findEntry } from "../entries/references.server";
import { sumText } from "./topics.server";
import { shownReferences } from "../entries/references.server";
import type { Entry } from "../entries/history.server";
import { statementLine } from "../entries/statement-line";
import { type TopicStage, topicReplies } from "./topics.server";

const stages: Record<EntryStatus, TopicStage> = { success: "done", failed: "refused", progress: "waiting" };

/** What the chat is told of an entry that a member asks about; undefined if the member has none with this reference. */
export async function topicOfReference(
  reference: string,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic | undefined> {
  const where = { page: 1, limit: context.brand.pageSizes.statement };
  const found = await orErrorPage(findEntry(member.operator.statement.list, reference, where), context);
  if (!found) return undefined;
  const { entry } = found;
  const referenceOf = await shownReferences([entry], member, context);
  return topicOfEntry(entry, referenceOf(entry), member, context);
}

/** `reference` is the one that members and support see. */
export async function topicOfEntry(
  entry: Entry,
  reference: string,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic> {
  const t = context.texts.t(context.locale);
  const { activity, word, status, amount } = statementLine(entry);
  const what = word ?? t(`statement:activity.${activity}`);
  return {
    heading: `${what} · ${t(`statement:status.${status}`)}`,
    sum: await sumText(amount, member, context),
    reference,
    replies: topicReplies(stages[status], true, context),
  };
}
