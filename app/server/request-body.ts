import type { IncomingMessage, ServerResponse } from "node:http";
import { BodyTooLarge } from "~/uploads/body-too-large";
import type { BodyPolicy } from "./body-policy";

/** How long a client may make us wait for a form in all, and for each `PACE_BYTES` of an upload. */
const PATIENCE_MS = 30_000;
/**
 * An upload holds a call to the operator, so it must move. A phone on the slowest network sends many times as much, even
 * if it hears nothing for most of that time.
 */
const PACE_BYTES = 4 * 1024;

/** A body did not arrive in time. */
export class BodyTooSlow extends Error {
  constructor() {
    super("the request's body took too long");
    this.name = "BodyTooSlow";
  }
}

export interface RequestBody {
  /** The body, read on demand chunk by chunk; nothing is buffered here. */
  stream: ReadableStream<Uint8Array>;
  /** Drains the rest, so that the connection can be reused. */
  drop(): void;
}

/**
 * The stream fails with BodyTooLarge over the limit, with BodyTooSlow for a client that is waited for too long, and if
 * the client disconnects before its end.
 */
export function requestBody(
  response: ServerResponse,
  { maxBytes, isUpload }: BodyPolicy,
  controller: AbortController,
): RequestBody {
  const incoming = response.req;
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  const patience = createPatience(isUpload ? PACE_BYTES : Number.POSITIVE_INFINITY);
  const drop = () => {
    patience.end();
    const ended = chunks.return?.();
    void ended?.catch(() => undefined).then(() => incoming.resume());
  };
  let bytes = 0;

  async function next(giveUp: () => void): Promise<Uint8Array | null> {
    controller.signal.throwIfAborted();
    if (declaredBytes(incoming) > maxBytes) throw new BodyTooLarge();
    const { done, value } = await patience.waitFor(chunks.next(), giveUp);
    if (done && !incoming.complete) throw new Error("the client left");
    if (done) return null;
    bytes += value.length;
    if (bytes > maxBytes) throw new BodyTooLarge();
    return value;
  }

  function giveUp(stream: ReadableStreamDefaultController<Uint8Array>): void {
    const error = new BodyTooSlow();
    drop();
    // The rest of the body would hold the connection.
    if (!response.headersSent) response.setHeader("connection", "close");
    if (!isUpload) controller.abort(error);
    stream.error(error);
  }

  async function pull(stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      const chunk = await next(() => giveUp(stream));
      if (chunk === null) stream.close();
      else stream.enqueue(chunk);
    } catch (error) {
      drop();
      if (error instanceof BodyTooLarge && !isUpload) controller.abort(error);
      throw error;
    }
  }

  return { stream: new ReadableStream({ pull, cancel: drop }, { highWaterMark: 0 }), drop };
}

type Chunk = IteratorResult<Uint8Array, unknown>;

interface Patience {
  /** Calls `giveUp` if the client makes us wait too long. The time in which nobody reads does not count. */
  waitFor(chunk: Promise<Chunk>, giveUp: () => void): Promise<Chunk>;
  end(): void;
}

function createPatience(paceBytes: number): Patience {
  let timer: NodeJS.Timeout | undefined;
  let waitedMs = 0;
  let bytes = 0;
  return {
    async waitFor(chunk, giveUp) {
      const startedAt = performance.now();
      timer = setTimeout(giveUp, PATIENCE_MS - waitedMs);
      const { done, value } = await chunk.finally(() => clearTimeout(timer));
      if (done) return { done, value };
      waitedMs += performance.now() - startedAt;
      bytes += value.length;
      if (bytes >= paceBytes) waitedMs = bytes = 0;
      return { done, value };
    },
    end: () => clearTimeout(timer),
  };
}

export function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}
