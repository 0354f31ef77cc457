import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Unread } from "../opening/chat-opening";
import type { ChatTopic } from "../topic";
import { ChatPanel } from "./chat-panel";
import { ChatRefused } from "./our-server";
import { useAlert } from "./use-alert";
import { type Chat, useChat } from "./use-chat";

interface ChatWidgetProps {
  isKnown: boolean;
  isOpen: boolean;
  /** What the next message is about. */
  topic: ChatTopic | undefined;
  /** It was taken off or sent. */
  onTopicEnd: () => void;
  onUnread: (unread: Unread) => void;
  onClose: () => void;
}

/** The default time until an alert disappears; the room may set another. */
const USUAL_ALERT_MS = 4_000;

/** The chat; expanded, it is a sheet on phones and a panel at the side of wide screens. */
export default function ChatWidget({ isKnown, isOpen, onUnread, ...shown }: ChatWidgetProps) {
  const { t } = useTranslation("chat");
  const wasOpened = useRef(false);
  if (isOpen) wasOpened.current = true;
  const hasFailed = useRef(false);
  const { chat, ...trying } = useChat({
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
  useEffect(
    function countUnread() {
      onUnread({ count: unread, label: t("unread", { count: unread }) });
    },
    [unread, onUnread, t],
  );

  return isOpen ? <ChatPanel {...shown} {...trying} chat={chat} snapshot={snapshot} alert={alert} /> : null;
}

const never = () => () => undefined;
const nothing = () => undefined;

function useSnapshot(chat: Chat | undefined) {
  const { subscribe = never, snapshot = nothing } = chat?.session ?? {};
  return useSyncExternalStore(subscribe, snapshot);
}
