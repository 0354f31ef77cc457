import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { ChatOffer } from "../offer.server";
import { ChatOpeningProvider, type Unread, useChatOpening } from "./chat-opening";
import { useWidget } from "./use-widget";

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
