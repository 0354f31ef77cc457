import { createContext, type MouseEvent, useContext, useEffect, useState } from "react";
import type { ChatTopic } from "../topic";
import * as css from "./chat-opening.css";

/** The number of unread messages, and a label for it. */
export interface Unread {
  count: number;
  label: string;
}

/** What a link that opens the chat needs. */
interface ChatOpening {
  /** The page for browsers without JavaScript. */
  path: string;
  /** Gives the focus back to the event's link once the chat is closed. */
  open: (event: MouseEvent<HTMLElement>, topic?: ChatTopic) => void;
  /** The chat is open, or opens once it has loaded. */
  isBusy: boolean;
  unread: Unread | undefined;
}

const Opening = createContext<ChatOpening | null>(null);

export const ChatOpeningProvider = Opening.Provider;

/** Null when there is no chat. */
export const useChatOpening = () => useContext(Opening);

/** A link's attributes. Its name: the unread count, `words`, then the count's label. */
export function openingProps({ path, open, isBusy, unread }: ChatOpening, words: readonly string[]) {
  const name = words.join(" ");
  const label = unread && unread.count > 0 ? `${shownCount(unread)} ${name}, ${unread.label}` : name;
  const onClick = (event: MouseEvent<HTMLElement>) => open(event);
  return { href: path, onClick, "aria-label": label, "aria-busy": isBusy };
}

const MOST_COUNTED = 99;

function shownCount({ count }: Unread): number {
  return Math.min(count, MOST_COUNTED);
}

export function UnreadCount({ unread }: { unread: Unread | undefined }) {
  if (!unread || unread.count === 0) return null;
  return <span className={css.count}>{shownCount(unread)}</span>;
}

/** The invitation is shown at the start only, because it would cover what the user reads. */
const INVITE_MS = 8_000;

/** Shown once per page load, whichever component renders it. */
let isOver = false;

export function useInvitation(): boolean {
  const [isInviting, setIsInviting] = useState(!isOver || typeof document === "undefined");
  useEffect(function endLater() {
    if (isOver) return setIsInviting(false);
    const timer = setTimeout(() => {
      isOver = true;
      setIsInviting(false);
    }, INVITE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isInviting;
}
