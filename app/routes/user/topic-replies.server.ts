import type { RequestContext } from "~/context";

/** How far an operation that a member asks about has come. */
export type TopicStage = "waiting" | "refused" | "done";

const asked = {
  waiting: ["notReceived", "howLong", "cancel"],
  refused: ["why", "whereMoney", "whatNow"],
  done: ["notReceived", "wrongAmount", "details"],
} as const;

/** These speak of money, so not of an operation without an amount. */
const ofMoney: readonly string[] = ["notReceived", "whereMoney", "wrongAmount"];

/** What members ask at such a stage, in the member's language. */
export function topicReplies(
  stage: TopicStage,
  hasAmount: boolean,
  { texts, locale }: Pick<RequestContext, "texts" | "locale">,
): string[] {
  const t = texts.t(locale);
  return asked[stage]
    .filter((reply) => hasAmount || !ofMoney.includes(reply))
    .map((reply) => t(`chat:topic.replies.${reply}`));
}
