import type { Shape } from "../i18n";
import type { texts as th } from "../th/chat";

/** The chat with the operator: its widget, and the page for browsers without JavaScript. */
export const texts = {
  title: "Chat with us",
  minimise: "Close the chat",
  log: "Messages",
  you: "You",
  connecting: "Connecting…",
  empty: "Write to us, we answer here.",
  someHidden: "Some messages can't be shown right now.",
  older: "Earlier messages",
  newer: "Later messages",
  olderFailed: "Earlier messages could not be loaded.",
  newest: "Newest messages",
  joinFailed: "Cannot start chatting",
  unread_one: "{{count}} new message",
  unread_other: "{{count}} new messages",
  uploading: "Uploading {{percent}}%",
  sending: "Sending…",
  sent: "Sent",
  failed: "Not sent",
  resend: "Send again",
  remove: "Remove",
  noConnection: "No connection. Please try again.",
  unknown: "This message cannot be shown here.",
  media: {
    image: "Picture",
    video: "Video",
    file: "File",
    none: "This file cannot be shown.",
  },
  topic: { label: "Ask about", takeOff: "Don't ask about this" },
  compose: {
    message: "Message",
    send: "Send",
    attach: "Attach a picture or a video",
    left: "{{left}} characters left",
    tooLong: "At most {{max}} characters",
    replies: "Quick replies",
  },
  file: {
    unsupported: "File is not supported",
    tooLarge: "The file is too large. Please select file no larger than {{size}}.",
  },
} satisfies Shape<typeof th>;
