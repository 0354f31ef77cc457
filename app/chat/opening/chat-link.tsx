import { useTranslation } from "react-i18next";
import { buttonLook } from "~/components/button";
import { Icon } from "~/components/icon";
import * as css from "./chat-link.css";
import { openingProps, UnreadCount, useChatOpening, useInvitation } from "./chat-opening";

/** The way into the chat as the page's primary button; nothing when there is no chat. */
export function ChatLink() {
  const { t } = useTranslation("public");
  const invitation = useInvitation() ? t("contact.chatInvite") : undefined;
  const opening = useChatOpening();
  if (!opening) return null;
  const name = t("contact.chat");
  const words = invitation === undefined ? [name] : [invitation, name];
  return (
    <a {...openingProps(opening, words)} {...buttonLook({ isWide: true, className: css.link })}>
      <UnreadCount unread={opening.unread} />{" "}
      {invitation === undefined ? null : (
        <span className={css.invite} data-invitation>
          {invitation}
        </span>
      )}{" "}
      <Icon name="chat" />
      <span>{name}</span>
    </a>
  );
}
