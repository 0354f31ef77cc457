import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ChatSession, ChatSnapshot } from "../chat-session";
import type { ShownMessages } from "./use-shown-messages";

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
