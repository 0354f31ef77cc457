import { vi } from "vitest";
import { ChatSession } from "~/chat/chat-session";
import type { LinkEvents } from "~/chat/connection";
import { CUSTOMER } from "~/chat/message";
import type { OutgoingFile, SentMessage } from "~/chat/outbox";
import { realTimers } from "~/chat/timers";

type Way = "answers" | "loses the answer" | "fails";

/** A simulated operator, a link to it that can be cut, and the server between. Staff's messages arrive while it is up. */
export function sessionRoom({ isEchoing = true } = {}) {
  const kept: object[] = [];
  const marks = { read: 0, alerts: 0 };
  const sends: SentMessage[] = [];
  const uploads: { file: OutgoingFile<string>; progress: (share: number) => void; signal: AbortSignal }[] =
    [];
  let events: LinkEvents | undefined;
  let isUp = true;
  let way: Way = "answers";
  let lastId = 0;
  const post = (conversation: { sender: string; message: object }) => {
    vi.advanceTimersByTime(1);
    const stored = { ...conversation, createdAt: new Date().toISOString() };
    kept.unshift(stored);
    if (isUp && (isEchoing || conversation.sender !== CUSTOMER)) events?.received(stored);
    return stored.createdAt;
  };
  const session = new ChatSession<string>({
    room: "room-1",
    origin: "https://api.operator.example",
    pace: { checkMs: 5000, retryMs: 500, isSteady: false, readDebounceMs: 1000, pageSize: 10 },
    timers: realTimers,
    random: () => 0,
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
      history: async ({ limit, skip }) => kept.slice(skip, skip + limit),
      async send(message) {
        sends.push(message);
        if (way === "fails") throw new Error("refused");
        const timestamp = post({ sender: CUSTOMER, message });
        if (way === "loses the answer") throw new Error("no answer");
        return timestamp;
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
      const text = "text" in content ? content.text || content.type : content.type;
      return isOwn ? `me: ${text}` : text;
    });
  return {
    session,
    sends,
    uploads,
    marks,
    shown,
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
