import { useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ThemeAgain } from "~/document/root-styles";
import type { ChatOffer } from "../offer.server";
import { ChatOpener, type Unread } from "./chat-opener";

type ChatWidget = typeof import("./chat-widget").default;

/** Load after this time however busy the page is. */
const LATEST_MS = 10_000;

/**
 * The chat button. The widget is loaded when it is opened, or during idle time if messages may be waiting; without
 * JavaScript the button links to a page.
 */
export function ChatLauncher({ path, isKnown }: ChatOffer) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [Widget, setWidget] = useState<ChatWidget | null>(null);
  const [unread, setUnread] = useState<Unread>();
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpened = useRef(false);

  useEffect(
    function loadInIdleTime() {
      if (!isKnown) return;
      // If the connection is lost just then, the button stays as it is.
      return whenIdle(() => void load(setWidget).catch(() => undefined));
    },
    [isKnown],
  );

  useEffect(
    function returnFocus() {
      if (isOpen) wasOpened.current = true;
      else if (wasOpened.current) opener.current?.focus();
    },
    [isOpen],
  );

  function open(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(true);
    // The page without JavaScript shows the reason, or loads once the connection is back.
    if (!Widget) load(setWidget).catch(() => window.location.assign(path));
  }

  if (pathname === path) return null;
  // The button is the same element before and after the widget has loaded, so it keeps the focus.
  return (
    <>
      {isOpen && Widget ? null : (
        <ChatOpener ref={opener} path={path} onOpen={open} isBusy={isOpen} unread={unread} />
      )}
      {Widget ? (
        <>
          <ThemeAgain />
          <Widget isKnown={isKnown} isOpen={isOpen} onUnread={setUnread} onClose={() => setIsOpen(false)} />
        </>
      ) : null}
    </>
  );
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
