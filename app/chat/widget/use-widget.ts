import { useLocation } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { ChatOffer } from "../offer.server";
import type { ChatTopic } from "../topic";
import { takeWantedChat } from "./wanted-chat";

type ChatWidget = typeof import("./chat-widget").default;

/** Load after this time however busy the page is. */
const LATEST_MS = 10_000;

/** The widget: loaded when it is opened, or during idle time if messages may be waiting. */
export function useWidget(offer: ChatOffer | null) {
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
  const { default: widget } = await import("./chat-widget");
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
