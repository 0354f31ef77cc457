import { useCallback, useEffect, useRef, useState } from "react";
import { ChatSession } from "../protocol/chat-session";
import { type OpenLink, realTimers } from "../protocol/connection";
import { socketIoLink, socketIoOptions, webSocketAddress, webSocketLink } from "../protocol/sockets";
import type { ChatRoom } from "../room.server";
import { fetchRoom, ourServer } from "./our-server";

export interface Chat {
  room: ChatRoom;
  session: ChatSession<File>;
}

/** How many rooms are opened in a row after losing one; the limit matters if cookies are not kept. */
const MOST_ROOMS = 4;

interface ChatEvents {
  reasonOf: (error: unknown) => string;
  onJoinFailed: () => void;
  /** The room no longer belongs to this browser's user; another one must be opened. */
  onEnded: () => void;
}

interface UseChat extends Omit<ChatEvents, "onEnded"> {
  isWanted: boolean;
}

interface ChatState {
  /** Undefined until its room is open. */
  chat: Chat | undefined;
  /** No room could be opened, and none is tried until the user asks for it. */
  hasGivenUp: boolean;
  tryAgain: () => void;
}

/** The chat, from when it is first wanted until the component unmounts. */
export function useChat({ isWanted, ...given }: UseChat): ChatState {
  const [chat, setChat] = useState<Chat>();
  const [attempt, setAttempt] = useState({ inRow: 1 });
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const events = useRef(given);
  events.current = given;

  useEffect(
    function stayOpen() {
      if (!isWanted) return;
      let isGone = false;
      let opened: Chat | undefined;
      const onJoinFailed = () => events.current.onJoinFailed();
      const giveUp = () => {
        setHasGivenUp(true);
        onJoinFailed();
      };
      openChat({
        reasonOf: (error) => events.current.reasonOf(error),
        onJoinFailed,
        onEnded: () => {
          if (isGone) return;
          isGone = true;
          if (attempt.inRow < MOST_ROOMS) return setAttempt({ inRow: attempt.inRow + 1 });
          opened?.session.stop();
          setChat(undefined);
          giveUp();
        },
      }).then(
        (found) => {
          if (isGone) return;
          opened = found;
          found.session.start();
          setChat(found);
        },
        () => {
          if (!isGone) giveUp();
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
  const tryAgain = useCallback(() => {
    setHasGivenUp(false);
    setAttempt({ inRow: 1 });
  }, []);
  return { chat, hasGivenUp, tryAgain };
}

/** Requests the room from our server and loads what its connection needs. Does not connect yet. */
async function openChat({ reasonOf, onJoinFailed, onEnded }: ChatEvents): Promise<Chat> {
  const room = await fetchRoom();
  const aheadMs = room.now - Date.now();
  const session = new ChatSession<File>({
    room: room.room,
    ownNames: room.ownNames,
    server: ourServer(room.party, onEnded),
    openLink: await linkTo(room),
    pace: room.pace,
    timers: realTimers,
    random: Math.random,
    now: () => Date.now() + aheadMs,
    newId,
    reasonOf,
    onJoinFailed,
  });
  return { room, session };
}

/** Not crypto.randomUUID, which pages without https do not have. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

async function linkTo({ isPlain, url }: ChatRoom): Promise<OpenLink> {
  if (isPlain) return webSocketLink(() => new WebSocket(webSocketAddress(url)));
  const { io } = await import("socket.io-client");
  const { origin, pathname } = new URL(url);
  const path = `${pathname.replace(/\/$/, "")}/socket.io`;
  return socketIoLink(() => io(origin, { ...socketIoOptions, path }));
}
