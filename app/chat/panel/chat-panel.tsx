import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { onOwnCancel } from "~/components/use-modal";
import { useBrand } from "~/document/brand";
import type { ChatSnapshot } from "../chat-session";
import type { ChatTopic } from "../topic";
import * as css from "./chat-panel.css";
import { Composer } from "./composer-bar";
import { MessageLog } from "./message-log";
import type { Chat } from "./open-chat";
import { QuickReplies } from "./quick-replies";
import { TopicCard } from "./topic-card";
import type { ChatAlert } from "./use-alert";
import { useKeyboardRoom } from "./use-keyboard-room";
import { useSheet } from "./use-sheet";

interface ChatPanelProps {
  /** Undefined until the room is open. */
  chat: Chat | undefined;
  snapshot: ChatSnapshot<File> | undefined;
  alert: ChatAlert;
  hasGivenUp: boolean;
  tryAgain: () => void;
  topic: ChatTopic | undefined;
  onTopicEnd: () => void;
  onClose: () => void;
}

/** The expanded chat. */
export function ChatPanel({
  chat,
  snapshot,
  alert,
  hasGivenUp,
  tryAgain,
  topic,
  onTopicEnd,
  onClose,
}: ChatPanelProps) {
  const { t } = useTranslation(["chat", "public"]);
  const brand = useBrand();
  const box = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useSheet(box, title);
  useKeyboardRoom(box);

  function collapse(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function collapseOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) collapse(event);
  }

  return (
    <dialog
      ref={box}
      className={css.panel}
      aria-labelledby={titleId}
      onCancel={onOwnCancel(collapse)}
      onKeyDown={collapseOnEscape}
    >
      <header className={css.head}>
        {brand?.mark === undefined ? null : <img src={brand.mark} alt="" width={32} height={32} />}
        <div className={css.names}>
          <h2 ref={title} id={titleId} className={css.title} tabIndex={-1}>
            {t("title")}
          </h2>
          <p className={css.state}>
            {snapshot?.connection === "joined" ? chat?.room.brandName : hasGivenUp ? "" : t("connecting")}
          </p>
        </div>
        <button className={css.tool} type="button" onClick={onClose} aria-label={t("minimise")}>
          <Icon name="down" />
        </button>
      </header>
      <Band className={css.fold} />
      <div className={css.alertPlace} role="alert">
        {alert.text === undefined ? null : <p className={css.alert}>{alert.text}</p>}
      </div>
      {chat && snapshot ? (
        <>
          <MessageLog chat={chat} snapshot={snapshot} />
          <footer className={css.foot}>
            {topic ? (
              <TopicCard topic={topic} onTakeOff={onTopicEnd} />
            ) : (
              <QuickReplies snapshot={snapshot} session={chat.session} />
            )}
            <Composer chat={chat} alert={alert} topic={topic} onTopicEnd={onTopicEnd} />
          </footer>
        </>
      ) : hasGivenUp ? (
        <div className={css.gaveUp}>
          <p className={css.failure}>{t("joinFailed")}</p>
          <Button variant="secondary" onClick={tryAgain}>
            {t("public:common.retry")}
          </Button>
        </div>
      ) : (
        <div className={css.waiting} aria-busy="true" />
      )}
    </dialog>
  );
}
