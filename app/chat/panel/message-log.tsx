import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SomeHidden } from "~/components/some-hidden";
import type { ChatSnapshot } from "../chat-session";
import * as drawn from "../drawn/message.css";
import { MessageItem } from "../drawn/message-item";
import { Announcer } from "./announcer";
import * as css from "./message-log.css";
import type { Chat } from "./open-chat";
import { PendingItem } from "./pending-item";
import { useLooking } from "./use-looking";
import { useOlder } from "./use-older";
import { useShownMessages } from "./use-shown-messages";
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
          place={room}
          onPostback={onPostback}
        />
      ))}
      {pending.map((item) => (
        <PendingItem key={item.id} item={item} session={session} />
      ))}
    </ul>
  );
}
