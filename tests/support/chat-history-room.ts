import { ChatHistory } from "~/chat/protocol/history";
import { type ChatMessage, messageOf, spokenText } from "~/chat/protocol/message";
import { textMessage } from "~/chat/protocol/outbox";
import { ChatThread } from "~/chat/protocol/thread";

export const context = { room: "room-1" };
const start = Date.parse("2031-05-01T08:00:00.000Z");

/** An operator with a history, and a member who reads it through pages and the events that arrive. */
export function room({ messages = 0, limit = 10 } = {}) {
  const kept: ChatMessage[] = [];
  const calls: number[] = [];
  const missed: ChatMessage[] = [];
  const thread = new ChatThread(context);
  let duringCall: (() => void) | undefined;
  let failures = 0;
  const post = (isHeard = false) => {
    const createdAt = new Date(start + kept.length * 100).toISOString();
    const message = textMessage(`${kept.length + 1}`);
    const posted = messageOf({ sender: "staff", message, createdAt }, context);
    kept.unshift(posted);
    if (isHeard) thread.addEvent(posted);
  };
  for (let index = 0; index < messages; index += 1) post();
  const history = new ChatHistory({
    thread,
    limit,
    onMissed: (found) => missed.push(...found),
    async fetchPage({ limit: size, skip }) {
      calls.push(skip);
      if (failures > 0) {
        failures -= 1;
        throw new Error("no answer");
      }
      duringCall?.();
      return kept.slice(skip, skip + size);
    },
  });
  return {
    thread,
    history,
    calls,
    missed,
    post,
    hears: (count: number) => Array.from({ length: count }, () => post(true)),
    misses: (count: number) => Array.from({ length: count }, () => post()),
    onCall: (work: (() => void) | undefined) => {
      duringCall = work;
    },
    fails: (times: number) => {
      failures = times;
    },
    numbers: () => thread.messages.map(({ content }) => Number(spokenText(content) || Number.NaN)),
  };
}

export const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
