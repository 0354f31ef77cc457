import { wireMessage } from "schemas/contract/chat";
import { vi } from "vitest";
import { ChatSession } from "~/chat/protocol/chat-session";
import { type LinkEvents, realTimers } from "~/chat/protocol/connection";
import { CUSTOMER, spokenText } from "~/chat/protocol/message";
import type { OutgoingFile, SentMessage } from "~/chat/protocol/outbox";

type Way = "answers" | "loses the answer" | "fails";

/** How an operator tells a member of the own messages (operator-api.md, Chat). */
interface Habits {
  isEchoing: boolean;
  echoBears: "sent" | "stored";
  historyBears: "sent" | "stored";
}

interface Stored {
  sender: string;
  message: object;
  sent?: string;
  stored: string;
}

/**
 * A simulated operator, a link to it that can be cut, and the server between. Staff's messages arrive while it is up.
 */
export function sessionRoom({
  isEchoing = true,
  echoBears = "stored",
  historyBears = "stored",
}: Partial<Habits> = {}) {
  const kept: Stored[] = [];
  const marks = { read: 0, alerts: 0 };
  const sends: SentMessage[] = [];
  const uploads: { file: OutgoingFile<string>; progress: (share: number) => void; signal: AbortSignal }[] =
    [];
  let events: LinkEvents | undefined;
  let isUp = true;
  let way: Way = "answers";
  let lastId = 0;
  /** Other fields than those we know come along with each. */
  const written = ({ sender, message, sent, stored }: Stored, bears: "sent" | "stored") => ({
    sender,
    message: { ...message, payload: { ...payloadOf(message), __v: kept.length } },
    createdAt: (bears === "sent" && sent) || stored,
    __v: kept.length,
  });
  const post = (said: { sender: string; message: object; sent?: string }) => {
    vi.advanceTimersByTime(1);
    const one = { ...said, stored: new Date().toISOString() };
    kept.unshift(one);
    if (isUp && (isEchoing || said.sender !== CUSTOMER)) events?.received(written(one, echoBears));
    return one.stored;
  };
  const session = new ChatSession<string>({
    room: "room-1",
    ownNames: [],
    pace: { checkMs: 5000, retryMs: 500, isSteady: false, readDebounceMs: 1000, pageSize: 10 },
    timers: realTimers,
    random: () => 0,
    now: Date.now,
    newId: () => `own-${++lastId}`,
    reasonOf: (error) => (error instanceof Error ? error.message : ""),
    onJoinFailed: () => {
      marks.alerts += 1;
    },
    openLink(told) {
      events = told;
      queueMicrotask(isUp ? told.opened : told.closed);
      return { join: () => queueMicrotask(told.joined), isOpen: () => isUp, close: () => undefined };
    },
    server: {
      history: async ({ limit, skip }) =>
        kept.slice(skip, skip + limit).map((one) => wireMessage.parse(written(one, historyBears))),
      async send(message, sentAt) {
        sends.push(message);
        if (way === "fails") throw new Error("refused");
        const timestamp = post({ sender: CUSTOMER, message, sent: new Date(sentAt).toISOString() });
        if (way === "loses the answer") throw new Error("no answer");
        return { sentAt, timestamp };
      },
      upload: (file, progress, signal) =>
        new Promise((resolve, reject) => {
          uploads.push({ file, progress, signal });
          signal.addEventListener("abort", () => reject(new Error("aborted")));
          if (way === "fails") reject(new Error("too slow"));
          if (way === "answers" && file.name !== "slow.png") resolve("/chat-files/1.png");
        }),
      async markRead() {
        marks.read += 1;
      },
    },
  });
  const shown = () =>
    session.snapshot().messages.map(({ content, isOwn }) => {
      const text = spokenText(content) || content.message_type;
      return isOwn ? `me: ${text}` : text;
    });
  return {
    session,
    sends,
    uploads,
    marks,
    shown,
    /** What the operator has, written as `shown` does, oldest first. */
    kept: () =>
      kept.map(({ sender, message }) => {
        const { message: text } = payloadOf(message) as { message?: string };
        return sender === CUSTOMER ? `me: ${text}` : String(text);
      }),
    pending: () => session.snapshot().pending.map(({ delivery }) => delivery),
    staff: (message: string) =>
      post({ sender: "staff", message: { message_type: "text", payload: { message } } }),
    server: (next: Way) => {
      way = next;
    },
    link(next: boolean) {
      isUp = next;
      if (!next) events?.closed();
    },
    settle: () => vi.advanceTimersByTimeAsync(0),
    async begin() {
      session.start();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

function payloadOf(message: object): object {
  return "payload" in message && typeof message.payload === "object" && message.payload !== null
    ? message.payload
    : {};
}
