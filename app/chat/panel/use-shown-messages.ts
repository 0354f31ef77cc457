import { useCallback, useState } from "react";
import type { ChatMessage } from "../message";

/** The most messages rendered at once, and the step by which the rendered part moves. */
const MOST_SHOWN = 120;
const STEP = 40;

export interface ShownMessages {
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
