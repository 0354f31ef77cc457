import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ChatOffer } from "../offer.server";

type ChatWidget = typeof import("./chat-widget").default;

/** Load after this time however busy the page is. */
const LATEST_MS = 10_000;

/** The widget: loaded when it is opened, or during idle time if messages may be waiting. */
export function useWidget(offer: ChatOffer | null) {
  const [isOpen, setIsOpen] = useState(false);
  const [Widget, setWidget] = useState<ChatWidget | null>(null);
  const isKnown = offer?.isKnown ?? false;

  useEffect(
    function loadInIdleTime() {
      if (!isKnown) return;
      // If the connection is lost just then, the button stays as it is.
      return whenIdle(() => void load(setWidget).catch(() => undefined));
    },
    [isKnown],
  );

  function open(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(true);
    // The page without JavaScript shows the reason, or loads once the connection is back.
    if (!Widget && offer) load(setWidget).catch(() => window.location.assign(offer.path));
  }

  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, Widget, open, close };
}

/** For the element that opens the chat: it gets the focus once the chat is closed. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLAnchorElement> {
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpened = useRef(false);
  useEffect(
    function returnFocus() {
      if (isOpen) wasOpened.current = true;
      else if (wasOpened.current) link.current?.focus();
    },
    [isOpen],
  );
  return link;
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
