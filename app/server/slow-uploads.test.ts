import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deferred } from "../../tests/support/deferred";
import { bytes, open, serve, UPLOAD } from "../../tests/support/web-server";

const SIZE = 40_000;
/** What a phone sends in 29 seconds in a place where hardly anything gets through. */
const PIECE = 4_096;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An upload of `SIZE` bytes, of which `read` takes what has come. Its reader reports the bytes it got, or "failed". */
async function upload() {
  let got = 0;
  const { promise: reader, resolve } = deferred<ReadableStreamDefaultReader<Uint8Array>>();
  const { promise: done, resolve: end } = deferred<void>();
  const port = await serve(async (request) => {
    if (request.body) resolve(request.body.getReader());
    await done;
    return new Response("answered");
  });
  const socket: Socket = connect(port, "127.0.0.1");
  open.push(async () => void socket.destroy());
  socket.on("error", () => undefined);
  socket.write(`POST ${UPLOAD.path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${SIZE}\r\n\r\n`);
  const from = await reader;

  /** Reads on in the background until so many bytes in all have come. */
  async function read(until: number): Promise<number | "failed"> {
    while (got < until) {
      const piece = await from.read().catch(() => undefined);
      if (piece === undefined) return "failed";
      if (piece.done) break;
      got += piece.value.length;
    }
    return got;
  }
  return { socket, read, end };
}

describe("an upload", () => {
  it("that creeps is read to its end, however long that takes", async () => {
    const { socket, read } = await upload();
    for (let sent = 0; sent < SIZE; ) {
      const piece = Math.min(PIECE, SIZE - sent);
      const reading = read(sent + piece);
      await new Promise(setImmediate);
      vi.advanceTimersByTime(29_000);
      socket.write(bytes(piece));
      sent += piece;
      expect(await reading).toBe(sent);
    }
  });

  it("that hardly moves fails, however steadily, and its connection ends with the answer", async () => {
    const { socket, read, end } = await upload();
    for (let second = 1; second <= 3; second += 1) {
      const reading = read(second);
      await new Promise(setImmediate);
      vi.advanceTimersByTime(9_000);
      socket.write("a");
      expect(await reading).toBe(second);
    }
    const reading = read(SIZE);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(3_000);
    expect(await reading).toBe("failed");
    end();
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/connection: close/i);
  });

  it("is not blamed for the time in which nobody reads on", async () => {
    const { socket, read } = await upload();
    socket.write("a");
    expect(await read(1)).toBe(1);
    vi.advanceTimersByTime(600_000);
    const reading = read(SIZE);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(29_000);
    socket.write(bytes(SIZE - 1));
    expect(await reading).toBe(SIZE);
  });
});
