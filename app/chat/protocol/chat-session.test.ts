import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionRoom as room } from "../../../tests/support/chat-session-room";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2031-05-01T08:00:00.000Z") }));
afterEach(() => void vi.useRealTimers());

describe("a chat", () => {
  it("shows the history and what comes, and tells its listeners [4.31]", async () => {
    const { session, staff, shown, begin } = room();
    staff("before");
    await begin();
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    const snapshot = session.snapshot();
    staff("after");
    expect(shown()).toEqual(["before", "after"]);
    expect([heard.mock.calls.length > 0, session.snapshot() === snapshot]).toEqual([true, false]);
    stop();
    heard.mockClear();
    staff("unheard");
    expect(heard).not.toHaveBeenCalled();
    expect(session.snapshot().connection).toBe("joined");
  });

  it("loads older messages when asked", async () => {
    const { session, staff, shown, begin } = room();
    for (let index = 1; index <= 15; index += 1) staff(`${index}`);
    await begin();
    expect(shown()).toHaveLength(10);
    await session.loadOlder();
    expect([shown().length, shown()[0], session.snapshot().isComplete]).toEqual([15, "1", true]);
  });

  it("after a gap has lost nothing and doubled nothing, and counts it as unread", async () => {
    const { session, staff, shown, link, begin } = room();
    await begin();
    staff("one");
    link(false);
    for (let index = 1; index <= 25; index += 1) staff(`missed ${index}`);
    expect(shown()).toEqual(["one"]);
    link(true);
    await vi.advanceTimersByTimeAsync(5000);
    staff("two");
    expect(shown()).toEqual([
      "one",
      ...Array.from({ length: 25 }, (_, index) => `missed ${index + 1}`),
      "two",
    ]);
    expect(session.snapshot().unread).toBe(27);
  });

  it("tells once that it cannot start, and shows the history all the same", async () => {
    const { marks, link, staff, shown, begin } = room();
    staff("before");
    link(false);
    await begin();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([marks.alerts, shown()]).toEqual([1, ["before"]]);
  });
});

describe("what is in view", () => {
  it("is marked as read a second after, and is not unread [7.73]", async () => {
    const { session, staff, marks, begin } = room();
    await begin();
    staff("one");
    expect(session.snapshot().unread).toBe(1);
    session.look(true);
    expect(session.snapshot().unread).toBe(0);
    staff("two");
    await vi.advanceTimersByTimeAsync(1000);
    expect([marks.read, session.snapshot().unread]).toEqual([1, 0]);
    session.look(false);
    staff("three");
    await vi.advanceTimersByTimeAsync(5000);
    expect([marks.read, session.snapshot().unread]).toEqual([1, 1]);
  });

  it("is marked before the chat is left, and own messages are never unread", async () => {
    const { session, marks, begin } = room();
    await begin();
    session.sendText("mine");
    await vi.advanceTimersByTimeAsync(10);
    expect(session.snapshot().unread).toBe(0);
    session.look(true);
    session.stop();
    expect([marks.read, session.snapshot().connection]).toEqual([1, "idle"]);
  });
});
