import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionRoom as room } from "../../tests/support/chat-session-room";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2031-05-01T08:00:00.000Z") }));
afterEach(() => void vi.useRealTimers());

describe("an own message", () => {
  it.each([true, false])(
    "is shown once, whether the operator sends it back (%s) or not",
    async (isEchoing) => {
      const { session, shown, pending, begin, staff } = room({ isEchoing });
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

  it("whose answer was lost is no failure when it comes back", async () => {
    const { session, shown, pending, server, begin } = room();
    await begin();
    server("loses the answer");
    session.sendText("hello");
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), pending()]).toEqual([["me: hello"], []]);
  });

  it("is not sent a second time when the first one had arrived after all", async () => {
    const { session, shown, pending, server, sends, begin } = room({ isEchoing: false });
    await begin();
    server("loses the answer");
    session.sendText("hello");
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), pending()]).toEqual([[], ["failed"]]);
    server("answers");
    session.resend("own-1");
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), pending(), sends.length]).toEqual([["me: hello"], [], 1]);
  });
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
