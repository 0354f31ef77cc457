import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { ChatOffer } from "../offer.server";
import type { ChatTopic } from "../topic";
import { ChatOpeningProvider, type Unread, useChatOpening } from "./chat-opening";
import { takeWantedChat } from "./wanted-chat";

type ChatWidget = typeof import("../panel/chat-widget").default;

/** Load after this time however busy the page is. */
const LATEST_MS = 10_000;

interface ChatLauncherProps {
  /** Null when there is no chat, or when the launcher around this one has it. */
  offer: ChatOffer | null;
  /** May contain links that open it. */
  children: ReactNode;
}

/**
 * The chat of the screens inside it. Opened by the button in the top bar, by a `ChatLink` or by a question about an
 * operation; without JavaScript all lead to a page.
 */
export function ChatLauncher({ offer, children }: ChatLauncherProps) {
  const outer = useChatOpening();
  const { pathname } = useLocation();
  const { isOpen, Widget, topic, open, close, dropTopic } = useWidget(offer);
  const [unread, setUnread] = useState<Unread>();
  const opening = offer ? { path: offer.path, open, isBusy: isOpen, unread } : outer;
  const isChatPage = pathname === offer?.path;
  return (
    <ChatOpeningProvider value={opening}>
      {children}
      {offer && Widget && !isChatPage ? (
        <Widget
          isKnown={offer.isKnown}
          isOpen={isOpen}
          topic={topic}
          onTopicEnd={dropTopic}
          onUnread={setUnread}
          onClose={close}
        />
      ) : null}
    </ChatOpeningProvider>
  );
}

/** The widget: loaded when it is opened, or during idle time if messages may be waiting. */
function useWidget(offer: ChatOffer | null) {
  const [isOpen, setIsOpen] = useState(false);
  const [Widget, setWidget] = useState<ChatWidget | null>(null);
  const [topic, setTopic] = useState<ChatTopic>();
  const opener = useFocusBack(isOpen);
  const isKnown = offer?.isKnown ?? false;

  useEffect(
    function loadInIdleTime() {
      if (!isKnown) return;
      // If the connection is lost just then, the button stays as it is.
      return whenIdle(() => void load(setWidget).catch(() => undefined));
    },
    [isKnown],
  );

  function open(event: MouseEvent<HTMLElement>, about = topic) {
    event.preventDefault();
    opener.current = event.currentTarget;
    setTopic(about);
    setIsOpen(true);
    // The page without JavaScript shows the reason, or loads once the connection is back.
    if (!Widget && offer) load(setWidget).catch(() => window.location.assign(offer.path));
  }

  const { pathname } = useLocation();
  const mayOpen = offer !== null && offer.path !== pathname;
  useEffect(
    function openWanted() {
      const wanted = mayOpen ? takeWantedChat() : undefined;
      if (!wanted) return;
      setTopic(wanted.topic);
      setIsOpen(true);
      void load(setWidget).catch(() => setIsOpen(false));
    },
    [mayOpen],
  );

  const close = useCallback(() => setIsOpen(false), []);
  const dropTopic = useCallback(() => setTopic(undefined), []);
  return { isOpen, Widget, topic, open, close, dropTopic };
}

/** For the element that opened the chat: it gets the focus once the chat is closed. */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLElement>();
  useEffect(
    function returnFocus() {
      if (!isOpen) opener.current?.focus();
    },
    [isOpen],
  );
  return opener;
}

async function load(show: (widget: () => ChatWidget) => void): Promise<void> {
  const { default: widget } = await import("../panel/chat-widget");
  show(() => widget);
}

/** Not every browser has `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(work, LATEST_MS / 4);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(request);
}
