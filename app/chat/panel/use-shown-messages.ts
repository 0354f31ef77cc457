import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ChatSession, ChatSnapshot } from "../protocol/chat-session";
import type { ChatMessage } from "../protocol/message";

/** The most messages rendered at once, and the step by which the rendered part moves. */
const MOST_SHOWN = 120;
const STEP = 40;

interface ShownMessages {
  messages: readonly ChatMessage[];
  /** Whether the newest message is among those rendered. */
  isNewest: boolean;
  /** Whether older messages are loaded but not rendered. */
  hasOlder: boolean;
  showOlder: () => void;
  showNewer: () => void;
  showNewest: () => void;
}

/** The messages to render: the newest, or those around where the user is reading. */
export function useShownMessages(messages: readonly ChatMessage[]): ShownMessages {
  /** The key of the last message rendered; undefined follows new ones. */
  const [last, setLast] = useState<string>();
  const at = last === undefined ? -1 : messages.findIndex(({ key }) => key === last);
  const end = at < 0 ? messages.length : at + 1;
  const start = Math.max(0, end - MOST_SHOWN);
  const showNewest = useCallback(() => setLast(undefined), []);
  return {
    messages: messages.slice(start, end),
    isNewest: end === messages.length,
    hasOlder: start > 0,
    showOlder: () => setLast(messages[Math.max(MOST_SHOWN, end - STEP) - 1]?.key),
    showNewer: () => setLast(end + STEP < messages.length ? messages[end + STEP - 1]?.key : undefined),
    showNewest,
  };
}

/** The distance from an edge at which more messages are fetched. */
const NEAR_PX = 300;

interface UseOlder {
  box: RefObject<HTMLElement>;
  snapshot: ChatSnapshot<File>;
  session: ChatSession<File>;
  shown: ShownMessages;
}

/** Shows older messages when the user scrolls near the top: first those already loaded, then the next page. */
export function useOlder({ box, snapshot, session, shown }: UseOlder) {
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    const end = (failed: boolean) => {
      isLoading.current = false;
      setHasFailed(failed);
    };
    session.loadOlder().then(
      () => end(false),
      () => end(true),
    );
  }, [session]);

  const { messages, isComplete } = snapshot;
  function atTheTop() {
    const view = box.current;
    if (!view || messages.length === 0) return;
    const above = view.scrollHeight - view.clientHeight + view.scrollTop;
    if (above > NEAR_PX) return;
    if (shown.hasOlder) shown.showOlder();
    else if (!isComplete && !hasFailed) load();
  }
  const look = useRef(atTheTop);
  look.current = atTheTop;

  useEffect(
    function fillTheView() {
      if (messages.length > 0) look.current();
    },
    [messages],
  );

  function onScroll() {
    atTheTop();
    if (!shown.isNewest && (box.current?.scrollTop ?? 0) > -NEAR_PX) shown.showNewer();
  }
  return { hasFailed, load, onScroll };
}
