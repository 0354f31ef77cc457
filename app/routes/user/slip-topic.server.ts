import type { ChatTopic } from "~/chat/topic";
import type { RequestContext } from "~/context";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatTime } from "~/format/date";
import type { Member } from "~/member/guard.server";
import { sumText } from "./topics.server";
import { type Slip, slipKey, slipLine } from "../entries/slip-line";
import { topicReplies } from "./topics.server";

/** Slips further back are not asked about any more. */
const SEEN_SLIPS = 100;

/** What the chat is told of a slip that a member asks about; undefined if the member has none with this key. */
export async function topicOfSlipKey(
  key: string,
  member: Member,
  context: RequestContext,
): Promise<ChatTopic | undefined> {
  const reading = member.operator.statement.slips({ page: 1, limit: SEEN_SLIPS });
  const { slips } = await orErrorPage(reading, context);
  const slip = slips.find((one) => slipKey(one) === key);
  return slip && topicOfSlip(slip, member, context);
}

/** Undefined for a slip that was credited: nothing is left to ask. */
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
    sum: amount === undefined ? undefined : await sumText(amount, member, context),
    reference: slip.reference ?? formatTime(slip.createdAt, context.brand.timeZone),
    replies: topicReplies(status === "failed" ? "refused" : "waiting", true, context),
  };
}
