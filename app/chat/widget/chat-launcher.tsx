import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { ChatOffer } from "../offer.server";
import { ChatOpener } from "./chat-opener";
import { ChatOpeningProvider, type Unread, useChatOpening } from "./chat-opening";
import { useFocusBack, useWidget } from "./use-widget";

interface ChatLauncherProps {
  /** Null when there is no chat, or when the launcher around this one has it. */
  offer: ChatOffer | null;
  /** May contain a `ChatLink`. */
  children: ReactNode;
}

/**
 * The chat of the screens inside it, with its floating button. The contact screen has a `ChatLink` in its place, so
 * that nothing floats above the other ways to reach the brand. Without JavaScript both lead to a page.
 */
export function ChatLauncher({ offer, children }: ChatLauncherProps) {
  const outer = useChatOpening();
  const { pathname } = useLocation();
  const { isOpen, Widget, open, close } = useWidget(offer);
  const [unread, setUnread] = useState<Unread>();
  const link = useFocusBack(isOpen);
  const opening = offer ? { path: offer.path, link, open, isBusy: isOpen, unread } : outer;
  const isChatPage = pathname === offer?.path;
  const hasLink = offer?.path === `${pathname}/chat`;
  return (
    <ChatOpeningProvider value={opening}>
      {children}
      {/* The same element before and after the widget has loaded, so it keeps the focus. */}
      {!offer || isChatPage || hasLink || (isOpen && Widget) ? null : <ChatOpener />}
      {offer && Widget && !isChatPage ? (
        <Widget isKnown={offer.isKnown} isOpen={isOpen} onUnread={setUnread} onClose={close} />
      ) : null}
    </ChatOpeningProvider>
  );
}
