import { useRef } from "react";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { ChatMessage } from "../message";

interface AnnouncerProps {
  messages: readonly ChatMessage[];
  brandName: string;
}

/** Announces the other side's new messages to screen readers while the chat is open, but not the history. */
export function Announcer({ messages, brandName }: AnnouncerProps) {
  const newest = messages.at(-1);
  const first = useRef(newest);
  first.current ??= newest;
  const isNew = newest !== undefined && newest !== first.current && !newest.isOwn;
  return (
    <p className={visuallyHidden} role="status">
      {isNew ? `${newest.name ?? brandName}: ${spoken(newest)}` : ""}
    </p>
  );
}

function spoken({ content }: ChatMessage): string {
  if (content.type === "generic") return content.cards.map(({ title }) => title).join(", ");
  return "text" in content ? content.text : "";
}
