import { isBlank } from "schemas/clean-text";

/** An operation that a member asks about, in the member's language. */
export interface ChatTopic {
  /** Its kind and state in a few words. */
  heading: string;
  /** With the currency's name; absent for an operation without an amount. */
  sum?: string;
  reference: string;
  /** What members ask about it, to be sent as their own words. */
  replies: readonly string[];
}

/** The topic as part of a message: the chat has texts only (operator-api.md, Chat). */
export function topicText({ heading, sum, reference }: Omit<ChatTopic, "replies">): string {
  return [heading, sum, reference].filter(Boolean).join(" · ");
}

/** A message with what it is about above it; either may be empty. */
export function aboutTopic(topic: string, text: string): string {
  return [topic, text].filter((part) => !isBlank(part)).join("\n");
}

/** The text with a reply that was tapped: in place of another of the replies, after anything else that was written. */
export function withReply(text: string, reply: string, replies: readonly string[]): string {
  const written = text.trim();
  return written === "" || replies.includes(written) ? reply : `${written} ${reply}`;
}
