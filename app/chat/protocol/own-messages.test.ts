import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionRoom as room } from "../../../tests/support/chat-session-room";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2031-05-01T08:00:00.000Z") }));
afterEach(() => void vi.useRealTimers());

describe("an own message", () => {
  const times = ["sent", "stored"] as const;
  const habits = [true, false].flatMap((isEchoing) =>
    times.flatMap((echoBears) => times.map((historyBears) => ({ isEchoing, echoBears, historyBears }))),
  );

  it.each(habits)(
    "is shown once, whether the operator sends it back or not, and whichever time it bears: %o",
    async (habit) => {
      const { session, shown, pending, begin, staff } = room(habit);
      await begin();
      session.sendText("hello");
      session.sendText("hello");
      session.sendPostback("Yes", "yes");
      await vi.advanceTimersByTimeAsync(10);
      staff("welcome");
      expect([shown(), pending()]).toEqual([["me: hello", "me: hello", "me: Yes", "welcome"], []]);
      session.show();
      await vi.advanceTimersByTimeAsync(10);
      expect(shown()).toHaveLength(4);
    },
  );

  it("that was refused failed, says why, and can be resent or removed [4.30]", async () => {
    const { session, shown, pending, server, begin } = room();
    await begin();
    server("fails");
    session.sendText("hello");
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), pending()]).toEqual([[], ["failed"]]);
    expect(session.snapshot().pending[0]?.reason).toBe("refused");
    server("answers");
    session.resend("own-1");
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), pending()]).toEqual([["me: hello"], []]);
    server("fails");
    session.sendText("again");
    await vi.advanceTimersByTimeAsync(10);
    session.remove("own-2");
    expect(pending()).toEqual([]);
  });

  it.each(habits.filter(({ isEchoing }) => isEchoing))(
    "whose answer was lost is no failure when it comes back, and stands once after a drop too: %o",
    async (habit) => {
      const { session, shown, pending, server, link, begin } = room(habit);
      await begin();
      server("loses the answer");
      session.sendText("hello");
      await vi.advanceTimersByTimeAsync(10);
      expect([shown(), pending()]).toEqual([["me: hello"], []]);
      link(false);
      await vi.advanceTimersByTimeAsync(1_000);
      link(true);
      await vi.advanceTimersByTimeAsync(10_000);
      session.show();
      await vi.advanceTimersByTimeAsync(10);
      expect([shown(), pending()]).toEqual([["me: hello"], []]);
    },
  );

  it.each(times)(
    "is not sent a second time when the first one had arrived after all, with its time of %s",
    async (historyBears) => {
      const { session, shown, pending, server, sends, begin } = room({ isEchoing: false, historyBears });
      await begin();
      server("loses the answer");
      session.sendText("hello");
      await vi.advanceTimersByTimeAsync(10);
      expect([shown(), pending()]).toEqual([[], ["failed"]]);
      server("answers");
      session.resend("own-1");
      await vi.advanceTimersByTimeAsync(10);
      expect([shown(), pending(), sends.length]).toEqual([["me: hello"], [], 1]);
    },
  );
});

it.each(["sent", "stored"] as const)(
  "said twice in the same words, of which the first answer was lost, stands twice, with the history's time of %s",
  async (historyBears) => {
    const { session, shown, begin, server } = room({ isEchoing: false, historyBears });
    await begin();
    server("loses the answer");
    session.sendText("hello");
    await vi.advanceTimersByTimeAsync(10);
    server("answers");
    session.sendText("hello");
    await vi.advanceTimersByTimeAsync(10);
    session.show();
    await vi.advanceTimersByTimeAsync(20);
    expect(shown()).toEqual(["me: hello", "me: hello"]);
  },
);

/** What happens in a room; the person types few texts, so that some are the same. */
const happenings = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("says" as const), text: fc.constantFrom("yes", "no") }),
    fc.record({ does: fc.constant("hears" as const), text: fc.constantFrom("yes", "hello") }),
    fc.record({
      does: fc.constant("server" as const),
      way: fc.constantFrom("answers" as const, "loses the answer" as const, "fails" as const),
    }),
    fc.record({ does: fc.constant("link" as const), isUp: fc.boolean() }),
    fc.record({ does: fc.constant("waits" as const), ms: fc.constantFrom(1, 50, 4_000, 70_000) }),
    fc.record({ does: fc.constant("resends" as const) }),
  ),
  { maxLength: 25 },
);

it("whatever happens, in the end each message that the operator has stands once, and no other", async () => {
  const anyHabit = fc.record({
    isEchoing: fc.boolean(),
    echoBears: fc.constantFrom("sent" as const, "stored" as const),
    historyBears: fc.constantFrom("sent" as const, "stored" as const),
  });
  await fc.assert(
    fc.asyncProperty(anyHabit, happenings, async (habit, steps) => {
      const { session, shown, begin, server, link, staff, kept } = room(habit);
      await begin();
      for (const step of steps) {
        if (step.does === "says") session.sendText(step.text);
        if (step.does === "hears") staff(step.text);
        if (step.does === "server") server(step.way);
        if (step.does === "link") link(step.isUp);
        if (step.does === "resends") for (const { id } of session.snapshot().pending) session.resend(id);
        await vi.advanceTimersByTimeAsync(step.does === "waits" ? step.ms : 5);
      }
      link(true);
      await vi.advanceTimersByTimeAsync(20_000);
      session.show();
      await vi.advanceTimersByTimeAsync(20);
      while (!session.snapshot().isComplete) await session.loadOlder();
      expect(shown().toSorted()).toEqual(kept().toSorted());
      session.stop();
    }),
    { numRuns: 300 },
  );
});

describe("a file", () => {
  const file = { source: "bytes", media: "image" as const, name: "photo.png" };

  it("is uploaded, then sent, and shown once [4.29]", async () => {
    const { session, shown, pending, begin } = room();
    await begin();
    session.sendFile(file);
    expect(pending()).toEqual(["uploading_file"]);
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), pending()]).toEqual([["me: media"], []]);
  });

  it("shows its progress, and is broken off when it is removed or the chat is left", async () => {
    const { session, uploads, pending, begin } = room();
    await begin();
    session.sendFile({ ...file, name: "slow.png" });
    session.sendText("meanwhile");
    uploads[0]?.progress(0.4);
    await vi.advanceTimersByTimeAsync(10);
    expect(session.snapshot().pending).toMatchObject([{ delivery: "uploading_file", progress: 0.4 }]);
    session.remove("own-1");
    await vi.advanceTimersByTimeAsync(10);
    expect([uploads[0]?.signal.aborted, pending()]).toEqual([true, []]);
    session.sendFile({ ...file, name: "slow.png" });
    session.stop();
    expect(uploads[1]?.signal.aborted).toBe(true);
  });

  it("that failed goes again from where it failed [4.30]", async () => {
    const { session, uploads, shown, server, begin, pending } = room();
    await begin();
    server("fails");
    session.sendFile(file);
    await vi.advanceTimersByTimeAsync(10);
    expect(pending()).toEqual(["failed"]);
    server("answers");
    session.resend("own-1");
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), uploads.length]).toEqual([["me: media"], 2]);
  });
});
