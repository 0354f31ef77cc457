import { useEffect, useRef, useState } from "react";
import { type Chat, type ChatEvents, openChat } from "./open-chat";

/** How many rooms are opened in a row after losing one; the limit matters if cookies are not kept. */
const MOST_ROOMS = 4;

interface UseChat extends Omit<ChatEvents, "onEnded"> {
  isWanted: boolean;
}

/** The chat, from when it is first wanted until the component unmounts; undefined until its room is open. */
export function useChat({ isWanted, ...given }: UseChat): Chat | undefined {
  const [chat, setChat] = useState<Chat>();
  const [attempt, setAttempt] = useState(1);
  const events = useRef(given);
  events.current = given;

  useEffect(
    function stayOpen() {
      if (!isWanted || attempt > MOST_ROOMS) return;
      let isGone = false;
      let opened: Chat | undefined;
      const onJoinFailed = () => events.current.onJoinFailed();
      openChat({
        reasonOf: (error) => events.current.reasonOf(error),
        onJoinFailed,
        onEnded: () => {
          if (!isGone) setAttempt(attempt + 1);
          if (attempt === MOST_ROOMS) onJoinFailed();
        },
      }).then(
        (found) => {
          if (isGone) return;
          opened = found;
          found.session.start();
          setChat(found);
        },
        () => {
          if (!isGone) onJoinFailed();
        },
      );
      return () => {
        isGone = true;
        opened?.session.stop();
        setChat(undefined);
      };
    },
    [isWanted, attempt],
  );

  useEffect(
    function followThePage() {
      if (!chat) return;
      const { hide, show, online } = chat.session;
      const turned = () => (document.visibilityState === "hidden" ? hide() : show());
      document.addEventListener("visibilitychange", turned);
      window.addEventListener("online", online);
      return () => {
        document.removeEventListener("visibilitychange", turned);
        window.removeEventListener("online", online);
      };
    },
    [chat],
  );
  return chat;
}
