import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ChatOpener } from "./chat-opener";
import { ChatPanel } from "./chat-panel";
import { ChatRefused } from "./chat-refused";
import type { Chat } from "./open-chat";
import { useAlert } from "./use-alert";
import { useChat } from "./use-chat";

interface ChatWidgetProps {
  path: string;
  isKnown: boolean;
  isOpen: boolean;
  onOpen: (event: MouseEvent) => void;
  onClose: () => void;
}

/** The default time until an alert disappears; the room may set another. */
const USUAL_ALERT_MS = 4_000;

/** The chat, collapsed to its button or expanded: a sheet on phones, a panel at the side of wide screens. */
export default function ChatWidget({ path, isKnown, isOpen, onOpen, onClose }: ChatWidgetProps) {
  const { t } = useTranslation("chat");
  const wasOpened = useRef(false);
  if (isOpen) wasOpened.current = true;
  const hasFailed = useRef(false);
  const chat = useChat({
    isWanted: isKnown || wasOpened.current,
    reasonOf: (error) => (error instanceof ChatRefused ? error.sentence : undefined) ?? t("noConnection"),
    onJoinFailed: () => {
      hasFailed.current = true;
      // While the chat is collapsed nobody has asked for it, so the alert waits until it is opened.
      if (isOpen) alert.say(t("joinFailed"));
    },
  });
  const alert = useAlert(chat?.room.alertMs ?? USUAL_ALERT_MS);
  const snapshot = useSnapshot(chat);
  const isJoined = snapshot?.connection === "joined";
  if (isJoined) hasFailed.current = false;
  const { say } = alert;

  useEffect(
    function sayOnceOpened() {
      if (isOpen && hasFailed.current) say(t("joinFailed"));
    },
    [isOpen, say, t],
  );

  const unread = snapshot?.unread ?? 0;
  if (!isOpen) {
    const label = t("unread", { count: unread });
    return (
      <CollapsedChat
        path={path}
        onOpen={onOpen}
        takesFocus={wasOpened.current}
        unread={{ count: unread, label }}
      />
    );
  }
  return <ChatPanel chat={chat} snapshot={snapshot} alert={alert} onClose={onClose} />;
}

interface CollapsedChatProps {
  path: string;
  onOpen: (event: MouseEvent) => void;
  /** The element that had the focus has just been removed. */
  takesFocus: boolean;
  unread: { count: number; label: string };
}

function CollapsedChat({ takesFocus, ...opener }: CollapsedChatProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    function returnFocus() {
      if (takesFocus) link.current?.focus();
    },
    [takesFocus],
  );
  return <ChatOpener ref={link} {...opener} />;
}

const never = () => () => undefined;
const nothing = () => undefined;

function useSnapshot(chat: Chat | undefined) {
  const { subscribe = never, snapshot = nothing } = chat?.session ?? {};
  return useSyncExternalStore(subscribe, snapshot);
}
