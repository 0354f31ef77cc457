import { useRef } from "react";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { spokenText } from "../content";
import type { ChatMessage } from "../message";

interface AnnouncerProps {
  messages: readonly ChatMessage[];
  brandName: string;
}

/** Announces the other side's new messages to screen readers while the chat is open, but not the history. */
export function Announcer({ messages, brandName }: AnnouncerProps) {
  const newest = messages[messages.length - 1];
  const first = useRef(newest);
  first.current ??= newest;
  const isNew = newest !== undefined && newest !== first.current && !newest.isOwn;
  return (
    <p className={visuallyHidden} role="status">
      {isNew ? `${newest.name ?? brandName}: ${spokenText(newest.content)}` : ""}
    </p>
  );
}
