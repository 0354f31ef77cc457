import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { paths } from "~/paths";
import * as css from "./chat-opener.css";
import { openingProps, UnreadCount, useChatOpening, useInvitation } from "./chat-opening";

/**
 * The collapsed chat: a button in the top bar with the number of unread messages, and an invitation at the start.
 * Nothing where the page itself has the chat, or a button for it.
 */
export function ChatOpener() {
  const { t } = useTranslation("public");
  const { pathname } = useLocation();
  const invitation = useInvitation() ? t("contact.chatInvite") : undefined;
  const opening = useChatOpening();
  if (!opening || [pathname, `${pathname}/chat`].includes(opening.path)) return null;
  const name = t("contact.chat");
  /** A member's screens other than home have tools where a phone would show the invitation. */
  const isOverWork = pathname.startsWith("/user/") && pathname !== paths.home;
  return (
    <a
      {...openingProps(opening, invitation === undefined ? [name] : [name, invitation])}
      className={css.opener}
    >
      <span className={css.ear}>
        <Icon name="chat" />
        <UnreadCount unread={opening.unread} />
      </span>{" "}
      <span className={css.word}>{name}</span>{" "}
      {invitation === undefined ? null : (
        <span className={css.invite} data-invitation data-over={isOverWork ? "" : undefined}>
          {invitation}
        </span>
      )}
    </a>
  );
}
