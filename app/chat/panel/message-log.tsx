import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SomeHidden } from "~/components/some-hidden";
import { visuallyHidden } from "~/components/visually-hidden.css";
import * as drawn from "../drawn/message.css";
import { MessageItem } from "../drawn/message-item";
import type { ChatSession, ChatSnapshot } from "../protocol/chat-session";
import { type ChatMessage, spokenText } from "../protocol/message";
import * as css from "./message-log.css";
import { PendingItem } from "./pending-item";
import type { Chat } from "./use-chat";
import { useOlder, useShownMessages } from "./use-shown-messages";
import { useSteadyScroll } from "./use-steady-scroll";

interface MessageLogProps {
  chat: Chat;
  snapshot: ChatSnapshot<File>;
}

/** The messages, newest last. Only part of them is rendered. */
export function MessageLog({ chat, snapshot }: MessageLogProps) {
  const { t } = useTranslation(["chat", "public"]);
  const { room, session } = chat;
  const box = useRef<HTMLDivElement>(null);
  const { messages, pending } = snapshot;
  const shown = useShownMessages(messages);
  const isAtEnd = useSteadyScroll(box, snapshot);
  const older = useOlder({ box, snapshot, session, shown });
  useLooking(session, isAtEnd && shown.isNewest);

  const ownPending = pending.length;
  const { showNewest } = shown;
  const goToNewest = useCallback(() => {
    showNewest();
    box.current?.scrollTo({ top: 0 });
  }, [showNewest]);
  useEffect(
    function followOwnMessages() {
      if (ownPending > 0) goToNewest();
    },
    [ownPending, goToNewest],
  );

  return (
    <div className={css.place}>
      <div
        ref={box}
        className={css.log}
        role="log"
        aria-live="off"
        aria-label={t("log")}
        onScroll={older.onScroll}
      >
        <div>
          <div className={css.older}>
            {older.hasFailed ? (
              <>
                <p>{t("olderFailed")}</p>
                <button className={css.retry} type="button" onClick={older.load}>
                  {t("public:common.retry")}
                </button>
              </>
            ) : null}
            <SomeHidden someHidden={snapshot.someHidden} text={t("someHidden")} />
          </div>
          {messages.length === 0 && !snapshot.someHidden && pending.length === 0 && snapshot.isComplete ? (
            <p className={css.empty}>{t("empty")}</p>
          ) : null}
          <Messages chat={chat} shown={shown.messages} pending={shown.isNewest ? pending : []} />
        </div>
      </div>
      {isAtEnd && shown.isNewest ? null : (
        <button className={css.newest} type="button" onClick={goToNewest}>
          {snapshot.unread > 0 ? t("unread", { count: snapshot.unread }) : t("newest")}
        </button>
      )}
      <Announcer messages={messages} brandName={room.brandName} />
    </div>
  );
}

interface MessagesProps {
  chat: Chat;
  shown: ChatSnapshot<File>["messages"];
  pending: ChatSnapshot<File>["pending"];
}

function Messages({ chat: { room, session }, shown, pending }: MessagesProps) {
  const onPostback = useCallback(
    (title: string, payload: unknown) => session.sendPostback(title, payload),
    [session],
  );
  if (shown.length + pending.length === 0) return null;
  return (
    <ul className={drawn.list}>
      {shown.map((message, index) => (
        <MessageItem
          key={message.key}
          message={message}
          before={shown[index - 1]}
          after={shown[index + 1]}
          settings={room}
          onPostback={onPostback}
        />
      ))}
      {pending.map((item) => (
        <PendingItem key={item.id} item={item} session={session} />
      ))}
    </ul>
  );
}

interface AnnouncerProps {
  messages: readonly ChatMessage[];
  brandName: string;
}

/** Announces the other side's new messages to screen readers while the chat is open, but not the history. */
function Announcer({ messages, brandName }: AnnouncerProps) {
  const newest = messages[messages.length - 1];
  const first = useRef(newest);
  first.current ??= newest;
  const isNew = newest !== undefined && newest !== first.current && !newest.isOwn;
  return (
    <p className={visuallyHidden} role="status">
      {isNew ? `${newest.name ?? brandName}: ${spokenText(newest.content)}` : ""}
    </p>
  );
}

/** Reports to the session whether the user can see its newest messages. */
function useLooking(session: ChatSession<File>, isNewestInView: boolean): void {
  useEffect(
    function reportLooking() {
      const look = () => session.look(isNewestInView && document.visibilityState === "visible");
      look();
      document.addEventListener("visibilitychange", look);
      return () => {
        document.removeEventListener("visibilitychange", look);
        session.look(false);
      };
    },
    [session, isNewestInView],
  );
}
