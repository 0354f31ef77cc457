import { useTranslation } from "react-i18next";
import * as drawn from "../drawn/message.css";
import * as css from "./chat-panel.css";

interface TopicRepliesProps {
  replies: readonly string[];
  onReply: (reply: string) => void;
}

/** What members ask about such an operation: a tap writes it into the composer, and the member sends it. */
export function TopicReplies({ replies, onReply }: TopicRepliesProps) {
  const { t } = useTranslation("chat");
  return (
    <fieldset className={css.topicReplies} aria-label={t("topic.suggested")}>
      {replies.map((reply) => (
        <button key={reply} className={drawn.reply} type="button" onClick={() => onReply(reply)}>
          {reply}
        </button>
      ))}
    </fieldset>
  );
}
