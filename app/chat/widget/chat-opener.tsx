import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import * as css from "./chat-opener.css";
import { openingProps, UnreadCount, useChatOpening } from "./chat-opening";
import { useInvitation } from "./use-invitation";

/** The collapsed chat: a button, an invitation beside it at the start, and the number of unread messages. */
export function ChatOpener() {
  const { t } = useTranslation("public");
  const isInviting = useInvitation();
  const opening = useChatOpening();
  if (!opening) return null;
  return (
    <a {...openingProps(opening, t("contact.chat"))} className={css.opener}>
      {isInviting ? <span className={css.invite}>{t("contact.chatInvite")}</span> : null}
      <span className={css.button}>
        <span className={css.ground} />
        <Icon name="chat" />
        <UnreadCount unread={opening.unread} />
      </span>
    </a>
  );
}
