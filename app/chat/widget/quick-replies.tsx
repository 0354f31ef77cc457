import { useTranslation } from "react-i18next";
import type { ChatSession, ChatSnapshot } from "../chat-session";
import { ButtonList } from "../drawn/button-list";
import * as drawn from "../drawn/message.css";
import type { ChatMessage } from "../message";
import * as css from "./chat-panel.css";

/** Quick replies are offered until somebody sends another message. */
function openReplies({ messages, pending }: ChatSnapshot<File>): ChatMessage | undefined {
  const newest = messages[messages.length - 1];
  return pending.length === 0 && newest?.content.message_type === "quick_replies" ? newest : undefined;
}

interface QuickRepliesProps {
  snapshot: ChatSnapshot<File>;
  session: ChatSession<File>;
}

/** A scrolling row above the composer. */
export function QuickReplies({ snapshot, session }: QuickRepliesProps) {
  const { t } = useTranslation("chat");
  const content = openReplies(snapshot)?.content;
  if (content?.message_type !== "quick_replies" || content.payload.buttons.length === 0) return null;
  return (
    <fieldset className={css.quick} aria-label={t("compose.replies")}>
      <ButtonList
        buttons={content.payload.buttons}
        className={drawn.reply}
        onPostback={(title, payload) => session.sendPostback(title, payload)}
      />
    </fieldset>
  );
}
