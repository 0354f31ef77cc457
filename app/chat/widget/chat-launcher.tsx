import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { ChatOffer } from "../offer.server";
import { ChatOpeningProvider, type Unread, useChatOpening } from "./chat-opening";
import { useFocusBack, useWidget } from "./use-widget";

interface ChatLauncherProps {
  /** Null when there is no chat, or when the launcher around this one has it. */
  offer: ChatOffer | null;
  /** May contain a `ChatOpener` or a `ChatLink`. */
  children: ReactNode;
}

/**
 * The chat of the screens inside it. Opened by the button in the top bar or, on the contact screen, by a `ChatLink`;
 * without JavaScript both lead to a page.
 */
export function ChatLauncher({ offer, children }: ChatLauncherProps) {
  const outer = useChatOpening();
  const { pathname } = useLocation();
  const { isOpen, Widget, open, close } = useWidget(offer);
  const [unread, setUnread] = useState<Unread>();
  const link = useFocusBack(isOpen);
  const opening = offer ? { path: offer.path, link, open, isBusy: isOpen, unread } : outer;
  const isChatPage = pathname === offer?.path;
  return (
    <ChatOpeningProvider value={opening}>
      {children}
      {offer && Widget && !isChatPage ? (
        <Widget isKnown={offer.isKnown} isOpen={isOpen} onUnread={setUnread} onClose={close} />
      ) : null}
    </ChatOpeningProvider>
  );
}
