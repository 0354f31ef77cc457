import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { close, listen } from "../../tests/support/local-server";
import { limitConnections } from "./connections";
import { createOverflow } from "./overflow";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((end) => end()));
});

describe("a client that does not read", () => {
  const PIECE_BYTES = 64 * 1024;
  const MINUTE_MS = 60_000;

  /** A server of endless answers, written piece by piece as the client reads; to /late it writes nothing by itself. */
  async function stageOfEndlessAnswers() {
    const answers: ServerResponse[] = [];
    const closed: ServerResponse[] = [];
    const server = createServer((incoming, outgoing) => {
      if (incoming.socket.destroyed) return;
      answers.push(outgoing);
      outgoing.on("close", () => closed.push(outgoing));
      if (incoming.url !== "/late") Readable.from(endless()).pipe(outgoing);
    });
    limitConnections(server, 10, createOverflow(1), () => "203.0.113.7");
    const port = await listen(server);
    open.push(() => close(server));
    const ask = (path: string, times = 1) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
      return socket;
    };
    return { ask, answers, closed };
  }

  async function* endless() {
    for (const piece = Buffer.alloc(PIECE_BYTES); ; ) yield piece;
  }

  const isStalled = ([answer]: ServerResponse[]) => (answer?.socket?.writableLength ?? 0) > 0;

  it("may have eight requests in flight", async () => {
    const { ask, answers, closed } = await stageOfEndlessAnswers();
    ask("/", 8);
    await expect.poll(() => answers.length).toBe(8);
    await expect.poll(() => isStalled(answers)).toBe(true);
    expect(closed).toEqual([]);
  });

  it("is cut off at the ninth, and every answer it waited for ends, also those behind the first", async () => {
    const { ask, answers, closed } = await stageOfEndlessAnswers();
    ask("/", 500);
    await expect.poll(() => closed.length).toBe(8);
    expect(answers).toHaveLength(8);
    expect(new Set(closed)).toEqual(new Set(answers));
    expect(answers.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it("is cut off once nothing of its answer has gone out for some time", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { ask, answers, closed } = await stageOfEndlessAnswers();
    ask("/");
    await expect.poll(() => isStalled(answers)).toBe(true);
    vi.advanceTimersByTime(MINUTE_MS);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    await expect.poll(() => closed.length).toBe(1);
  });

  it("is cut off also if it goes on sending", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { ask, answers, closed } = await stageOfEndlessAnswers();
    const socket = ask("/");
    await expect.poll(() => isStalled(answers)).toBe(true);
    for (let minute = 0; minute < 3; minute += 1) {
      const before = answers[0]?.req.socket.bytesRead ?? 0;
      socket.write("\r\n");
      await expect.poll(() => answers[0]?.req.socket.bytesRead).toBe(before + 2);
      vi.advanceTimersByTime(MINUTE_MS);
    }
    await expect.poll(() => closed.length).toBe(1);
  });

  it("is not cut off while it reads slowly", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { ask, answers, closed } = await stageOfEndlessAnswers();
    const socket = ask("/");
    for (let minute = 0; minute < 6; minute += 1) {
      await expect.poll(() => isStalled(answers)).toBe(true);
      vi.advanceTimersByTime(MINUTE_MS);
      const before = answers[0]?.socket?.bytesWritten ?? 0;
      socket.resume();
      await expect.poll(() => answers[0]?.socket?.bytesWritten ?? 0, { interval: 1 }).toBeGreaterThan(before);
      socket.pause();
    }
    expect(closed).toEqual([]);
  });

  it("is not cut off while we think, or pause in the middle", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { ask, answers, closed } = await stageOfEndlessAnswers();
    ask("/late");
    await expect.poll(() => answers.length).toBe(1);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    answers[0]?.write("first");
    await expect.poll(() => isStalled(answers)).toBe(false);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    answers[0]?.end("last");
    await expect.poll(() => closed.length).toBe(1);
    expect(answers[0]?.writableFinished).toBe(true);
  });
});
