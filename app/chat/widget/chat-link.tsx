import { useTranslation } from "react-i18next";
import * as button from "~/components/button.css";
import { Icon } from "~/components/icon";
import * as css from "./chat-link.css";
import { openingProps, UnreadCount, useChatOpening } from "./chat-opening";
import { useInvitation } from "./use-invitation";

/** The way into the chat as the page's primary button; nothing when there is no chat. */
export function ChatLink() {
  const { t } = useTranslation("public");
  const isInviting = useInvitation();
  const opening = useChatOpening();
  if (!opening) return null;
  const name = t("contact.chat");
  return (
    <a {...openingProps(opening, name)} className={`${button.variants.primary} ${button.wide} ${css.link}`}>
      {isInviting ? (
        <span className={css.invite} data-invitation>
          {t("contact.chatInvite")}
        </span>
      ) : null}
      <UnreadCount unread={opening.unread} />
      <Icon name="chat" />
      <span>{name}</span>
    </a>
  );
}
