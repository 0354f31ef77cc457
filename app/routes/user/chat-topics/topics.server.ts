import { formatAmount, type Satang } from "schemas/amount";
import type { EntryStatus } from "schemas/entry-status";
import type { ChatTopic } from "~/chat/topic";
import type { RequestContext } from "~/context";
import { codeOutcome } from "~/deposits/code-outcome.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatTime } from "~/format/date";
import { currencyName } from "~/member/currency.server";
import type { Member } from "~/member/guard.server";
import { referenceFrom } from "~/money/once/reference.server";
import { findOutcome } from "~/money/outcome/outcome.server";
import type { OutcomeView } from "~/money/outcome/view";
import type { StatementEntry } from "../entries/history.server";
import { findEntry, shownReferences } from "../entries/references.server";
import { type Slip, slipKey, slipLine } from "../entries/slip-line";
import { statementLine } from "../entries/statement-line";

/** What became of a member's own operation, or the screen that tells it; null if it is not theirs. */
export async function readOutcome(
  intent: string,
  member: Member,
  context: RequestContext,
): Promise<OutcomeView | { to: string } | null> {
  const outcome = await findOutcome(intent, member, context);
  return (await orErrorPage(codeOutcome(intent, member, context), context)) ?? outcome;
}

/** What the chat is told of an operation; undefined once it is done. */
export async function topicOfOutcome(
  intent: string,
  { state, heading, amount }: OutcomeView,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic | undefined> {
  if (state === "done") return undefined;
  const sum = amount === undefined ? undefined : await amountText(amount, member, context);
  const replies = topicReplies(state === "refused" ? "refused" : "waiting", sum !== undefined, context);
  return { heading, sum, reference: referenceFrom(intent), replies };
}

const stageOf: Record<EntryStatus, TopicStage> = { success: "done", failed: "refused", progress: "waiting" };

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

/** The same of an entry that is at hand; `reference` is the one that members and support see. */
export async function topicOfEntry(
  entry: StatementEntry,
  reference: string,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic> {
  const t = context.texts.t(context.locale);
  const { activity, word, status, amount } = statementLine(entry);
  const what = word ?? t(`statement:activity.${activity}`);
  return {
    heading: `${what} · ${t(`statement:status.${status}`)}`,
    sum: await amountText(amount, member, context),
    reference,
    replies: topicReplies(stageOf[status], true, context),
  };
}

/** Older slips are not asked about any more. */
const ASKABLE_SLIPS = 100;

/** What the chat is told of a slip that a member asks about; undefined if the member has none with this key. */
export async function topicOfSlipKey(
  key: string,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic | undefined> {
  const reading = member.operator.statement.slips({ page: 1, limit: ASKABLE_SLIPS });
  const { slips } = await orErrorPage(reading, context);
  const slip = slips.find((one) => slipKey(one) === key);
  return slip && topicOfSlip(slip, member, context);
}

/** The same of a slip that is at hand; undefined once it was credited, because nothing is left to ask. */
export async function topicOfSlip(
  slip: Slip,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic | undefined> {
  const { status, amount } = slipLine(slip);
  if (status === "success") return undefined;
  const t = context.texts.t(context.locale);
  return {
    heading: `${t("slip:slips.title")} · ${t(`slip:slips.status.${status}`)}`,
    sum: amount === undefined ? undefined : await amountText(amount, member, context),
    reference: slip.reference ?? formatTime(slip.createdAt, context.brand.timeZone),
    replies: topicReplies(status === "failed" ? "refused" : "waiting", true, context),
  };
}

/** An amount with its currency's name. */
async function amountText(amount: Satang, member: Member, context: RequestContext): Promise<string> {
  return `${formatAmount(amount)} ${await currencyName(member, context)}`.trim();
}

/** How far an operation that a member asks about has come. */
type TopicStage = "waiting" | "refused" | "done";

const asked = {
  waiting: ["notReceived", "howLong", "cancel"],
  refused: ["why", "whereMoney", "whatNow"],
  done: ["notReceived", "wrongAmount", "details"],
} as const;

/** These speak of money, so not of an operation without an amount. */
const ofMoney: readonly string[] = ["notReceived", "whereMoney", "wrongAmount"];

/** What members ask at such a stage, in the member's language. */
function topicReplies(
  stage: TopicStage,
  hasAmount: boolean,
  { texts, locale }: Pick<RequestContext, "texts" | "locale">,
): string[] {
  const t = texts.t(locale);
  return asked[stage]
    .filter((reply) => hasAmount || !ofMoney.includes(reply))
    .map((reply) => t(`chat:topic.replies.${reply}`));
}
