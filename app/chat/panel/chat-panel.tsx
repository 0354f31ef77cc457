import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import { desktop } from "themes/media";
import { Band } from "~/components/band";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { onOwnCancel } from "~/components/use-modal";
import { useBrand } from "~/document/brand";
import { ButtonList } from "../drawn/button-list";
import * as drawn from "../drawn/message.css";
import type { ChatSession, ChatSnapshot } from "../protocol/chat-session";
import type { ChatTopic } from "../topic";
import * as css from "./chat-panel.css";
import { Composer } from "./composer";
import { MessageLog } from "./message-log";
import { TopicCard } from "./topic-card";
import type { ChatAlert } from "./use-alert";
import type { Chat } from "./use-chat";

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

interface QuickRepliesProps {
  snapshot: ChatSnapshot<File>;
  session: ChatSession<File>;
}

/** A scrolling row above the composer, until somebody sends another message. */
function QuickReplies({ snapshot: { messages, pending }, session }: QuickRepliesProps) {
  const { t } = useTranslation("chat");
  const content = pending.length === 0 ? messages[messages.length - 1]?.content : undefined;
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

/** A modal sheet that traps the focus; on a wide screen a panel beside the page, unless a dialog would make it inert. */
function useSheet(box: RefObject<HTMLDialogElement>, title: RefObject<HTMLElement>): void {
  useLayoutEffect(
    function open() {
      const dialog = box.current;
      if (!dialog) return;
      const wide = window.matchMedia(desktop);
      const show = () => {
        const focused = dialog.contains(document.activeElement) ? document.activeElement : title.current;
        dialog.close();
        const hasOther = document.querySelector("dialog[open]") !== null;
        if (wide.matches && !hasOther) dialog.show();
        else dialog.showModal();
        if (focused instanceof HTMLElement) focused.focus();
      };
      show();
      document.documentElement.dataset.chat = "open";
      wide.addEventListener("change", show);
      return () => {
        delete document.documentElement.dataset.chat;
        wide.removeEventListener("change", show);
        dialog.close();
      };
    },
    [box, title],
  );
}

/** Keeps the composer above the on-screen keyboard, which on some phones covers the page instead of shrinking it. */
function useKeyboardRoom(box: RefObject<HTMLElement>): void {
  useEffect(
    function fitTheVisiblePart() {
      const view = window.visualViewport;
      if (!view) return;
      const makeRoom = () => {
        const covered = window.innerHeight - view.height;
        const isZoomed = view.scale > 1.01;
        const { style } = box.current ?? {};
        style?.setProperty("--keyboard", isZoomed ? "0px" : `${Math.max(0, Math.round(covered))}px`);
        style?.setProperty("--above", isZoomed ? "0px" : `${Math.round(view.offsetTop)}px`);
      };
      makeRoom();
      view.addEventListener("resize", makeRoom);
      view.addEventListener("scroll", makeRoom);
      return () => {
        view.removeEventListener("resize", makeRoom);
        view.removeEventListener("scroll", makeRoom);
      };
    },
    [box],
  );
}
