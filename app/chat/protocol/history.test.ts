import { describe, expect, it } from "vitest";
import { context, room, upTo } from "../../../tests/support/chat-history-room";
import { ChatHistory } from "./history";
import { liveMessage } from "./live-message";
import { messageOf } from "./message";
import { textMessage } from "./outbox";
import { ChatThread } from "./thread";

describe("the history", () => {
  it("is loaded newest first, a page at a time, until all of it is there [2.69 9.16]", async () => {
    const { history, thread, numbers, calls } = room({ messages: 25 });
    await history.catchUp();
    expect(numbers()).toEqual(upTo(25, 16));
    await history.older();
    expect(numbers()).toEqual(upTo(25, 6));
    expect(thread.isComplete).toBe(false);
    await history.older();
    expect(numbers()).toEqual(upTo(25));
    expect(thread.isComplete).toBe(true);
    await history.older();
    expect(calls).toEqual([0, 10, 20]);
  });

  it("has no hole where messages came while somebody scrolled", async () => {
    const { history, hears, misses, numbers } = room({ messages: 60 });
    await history.catchUp();
    hears(7);
    await history.older();
    misses(15);
    await history.older();
    await history.catchUp();
    await history.older();
    expect(numbers()).toEqual(upTo(82, numbers()[0]));
    expect(numbers()[0]).toBeLessThanOrEqual(31);
  });

  it("after a gap is paged until it overlaps, and tells what was missed", async () => {
    const { history, misses, missed, numbers, calls } = room({ messages: 30 });
    await history.catchUp();
    expect(missed).toEqual([]);
    misses(34);
    await history.catchUp();
    expect(numbers()).toEqual(upTo(64, 21));
    expect(missed).toHaveLength(34);
    expect(calls).toEqual([0, 0, 10, 20, 30]);
  });

  it("is not deceived by events that came after the gap", async () => {
    const { history, misses, hears, numbers } = room({ messages: 30 });
    await history.catchUp();
    misses(12);
    hears(25);
    await history.catchUp();
    expect(numbers()).toEqual(upTo(67, 21));
  });

  it("loses nothing of a gap in a room that was empty, or that was never read", async () => {
    const empty = room();
    await empty.history.catchUp();
    empty.misses(23);
    await empty.history.catchUp();
    expect(empty.numbers()).toEqual(upTo(23));

    const unread = room({ messages: 20 });
    unread.fails(1);
    await expect(unread.history.catchUp()).rejects.toThrow("no answer");
    unread.hears(3);
    unread.misses(15);
    await unread.history.catchUp();
    while (!unread.thread.isComplete) await unread.history.older();
    expect(unread.numbers()).toEqual(upTo(38));
  });

  it("knows that it is behind until a whole gap was read", async () => {
    const { history, misses, fails, onCall, numbers } = room({ messages: 30 });
    expect(history.isBehind).toBe(true);
    await history.catchUp();
    expect(history.isBehind).toBe(false);
    misses(25);
    let calls = 0;
    onCall(() => {
      calls += 1;
      if (calls === 2) fails(1);
    });
    await expect(history.catchUp()).rejects.toThrow("no answer");
    expect(history.isBehind).toBe(true);
    onCall(undefined);
    await history.catchUp();
    expect(history.isBehind).toBe(false);
    expect(numbers()).toEqual(upTo(55, 21));
  });

  it("misses nothing that is written while it reads", async () => {
    const { history, misses, onCall, numbers, post } = room({ messages: 30 });
    await history.catchUp();
    misses(40);
    let written = 0;
    onCall(() => {
      if (written < 6) post();
      written += 1;
    });
    const first = history.catchUp();
    await Promise.all([first, history.catchUp(), history.catchUp()]);
    expect(numbers()).toEqual(upTo(76, 21));
  });

  it("asked for while it runs, runs once more and not more often", async () => {
    const { history, calls } = room({ messages: 5 });
    await Promise.all([history.catchUp(), history.catchUp(), history.catchUp(), history.catchUp()]);
    expect(calls).toEqual([0, 0]);
    await Promise.all([history.older(), history.older()]);
    expect(calls).toHaveLength(2);
  });

  it("starts anew where a gap is too long, and the older ones are there when somebody scrolls", async () => {
    const { history, misses, numbers, thread, calls } = room({ messages: 30 });
    await history.catchUp();
    misses(1_000);
    await history.catchUp();
    expect(calls.length).toBeLessThan(70);
    expect(numbers()).toEqual(upTo(1_030, 431));
    while (!thread.isComplete) await history.older();
    expect(numbers()).toEqual(upTo(1_030));
  });

  it("reads what is missing at the next check, and trusts events only while nothing is", async () => {
    const { history, misses, hears, fails, numbers, thread } = room({ messages: 30 });
    fails(1);
    await expect(history.catchUp()).rejects.toThrow("no answer");
    hears(3);
    await history.linkIsUp();
    expect(history.isBehind).toBe(false);
    hears(2);
    await history.linkIsUp();
    await history.linkIsUp();
    history.linkIsLost();
    expect(history.isBehind).toBe(true);
    misses(15);
    hears(12);
    await history.linkIsUp();
    expect(numbers()).toEqual(upTo(62, 24));
    while (!thread.isComplete) await history.older();
    expect(numbers()).toEqual(upTo(62));
  });

  it("ends although the operator answers with what is no message", async () => {
    const thread = new ChatThread(context);
    const junk = Array.from({ length: 10 }, () => liveMessage({ message: null }, context) ?? null);
    let calls = 0;
    const fetchPage = async () => {
      calls += 1;
      return junk;
    };
    const history = new ChatHistory({ thread, limit: 10, fetchPage });
    await history.catchUp();
    await history.catchUp();
    await history.older();
    expect(thread.messages).toEqual([]);
    expect(calls).toBeLessThan(200);
  });
});

describe("messages that cannot be read", () => {
  /** 25 messages, newest first; null for those from `from` on, up to `to`. */
  function withFaulty(from: number, to: number) {
    const thread = new ChatThread(context);
    const listed = Array.from({ length: 25 }, (_, at) => {
      const message = textMessage(`${25 - at}`);
      const createdAt = new Date(Date.UTC(2031, 4, 1) - at * 100).toISOString();
      return at >= from && at < to ? null : messageOf({ sender: "staff", message, createdAt }, context);
    });
    const fetchPage = async ({ limit = 10, skip = 0 }) => listed.slice(skip, skip + limit);
    return { thread, history: new ChatHistory({ thread, limit: 10, fetchPage }) };
  }

  it("are omitted from where they stood, which is told, and those behind them are loaded", async () => {
    const { thread, history } = withFaulty(12, 13);
    await history.catchUp();
    expect(history.someHidden).toBe(false);
    while (!thread.isComplete) await history.older();
    expect(history.someHidden).toBe(true);
    expect(thread.messages).toHaveLength(24);
  });

  it("do not empty the chat, although they fill the newest page", async () => {
    const { thread, history } = withFaulty(0, 12);
    await history.catchUp();
    expect([thread.messages.length, history.someHidden]).toEqual([8, true]);
    while (!thread.isComplete) await history.older();
    expect(thread.messages).toHaveLength(13);
  });

  it("are not asked for page after page by every chat that opens", async () => {
    let calls = 0;
    const fetchPage = async () => {
      calls += 1;
      return Array.from({ length: 10 }, () => null);
    };
    await new ChatHistory({ thread: new ChatThread(context), limit: 10, fetchPage }).catchUp();
    expect(calls).toBe(3);
  });
});
