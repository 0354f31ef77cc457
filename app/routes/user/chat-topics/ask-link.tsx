import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChatOpening } from "~/chat/opening/chat-opening";
import type { ChatTopic } from "~/chat/topic";
import { buttonLook } from "~/components/button";
import { Icon } from "~/components/icon";

interface AskLinkProps {
  topic: ChatTopic;
  /** Names the operation, entry or slip to the page for browsers without JavaScript. */
  about: Record<string, string>;
  /** Shown instead if there is no chat. */
  otherwise?: ReactNode;
}

/** Opens the chat with this topic. */
export function AskLink({ topic, about, otherwise = null }: AskLinkProps) {
  const { t } = useTranslation("money");
  const opening = useChatOpening();
  if (!opening) return otherwise;
  return (
    <a
      href={`${opening.path}?${new URLSearchParams(about)}`}
      {...buttonLook({ variant: "secondary", isWide: true })}
      onClick={(event) => opening.open(event, topic)}
      aria-busy={opening.isBusy}
    >
      <Icon name="chat" />
      {t("outcome.ask")}
    </a>
  );
}
