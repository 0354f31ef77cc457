import { forwardRef, type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import * as css from "./chat-opener.css";

/** The number of unread messages, and a label for it. */
export interface Unread {
  count: number;
  label: string;
}

interface ChatOpenerProps {
  path: string;
  onOpen: (event: MouseEvent) => void;
  isBusy: boolean;
  unread: Unread | undefined;
}

/** The invitation is shown at the start only, because it would cover what the user reads. */
const INVITE_MS = 8_000;
const MOST_COUNTED = 99;

/** The collapsed chat: a button, an invitation beside it at the start, and the number of unread messages. */
export const ChatOpener = forwardRef<HTMLAnchorElement, ChatOpenerProps>(function ChatOpener(
  { path, onOpen, isBusy, unread },
  link,
) {
  const { t } = useTranslation("public");
  const isInviting = useInvitation();
  const count = unread?.count ?? 0;
  return (
    <a
      ref={link}
      className={css.opener}
      href={path}
      onClick={onOpen}
      aria-label={[t("contact.chat"), count > 0 ? unread?.label : ""].filter(Boolean).join(", ")}
      aria-busy={isBusy}
    >
      {isInviting ? <span className={css.invite}>{t("contact.chatInvite")}</span> : null}
      <span className={css.button}>
        <Icon name="chat" />
        {count > 0 ? <span className={css.count}>{Math.min(count, MOST_COUNTED)}</span> : null}
      </span>
    </a>
  );
});

/** Shown once per page load, whichever component renders the button. */
let isOver = false;

function useInvitation(): boolean {
  const [isInviting, setIsInviting] = useState(!isOver || typeof document === "undefined");
  useEffect(function endLater() {
    if (isOver) return setIsInviting(false);
    const timer = setTimeout(() => {
      isOver = true;
      setIsInviting(false);
    }, INVITE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isInviting;
}
