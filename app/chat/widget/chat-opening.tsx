import { createContext, type MouseEvent, useContext } from "react";
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

/** The attributes of a link with that text or meaning. */
export function openingProps({ path, open, isBusy, unread }: ChatOpening, name: string) {
  const label = unread && unread.count > 0 ? `${name}, ${unread.label}` : name;
  const onClick = (event: MouseEvent<HTMLElement>) => open(event);
  return { href: path, onClick, "aria-label": label, "aria-busy": isBusy };
}

const MOST_COUNTED = 99;

export function UnreadCount({ unread }: { unread: Unread | undefined }) {
  if (!unread || unread.count === 0) return null;
  return <span className={css.count}>{Math.min(unread.count, MOST_COUNTED)}</span>;
}
