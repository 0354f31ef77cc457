import type { IncomingMessage } from "node:http";
import { BodyTooLarge } from "~/uploads/body-too-large";
import type { BodyPolicy } from "./body-policy";

export interface RequestBody {
  /** The body, read on demand: a file as it comes, a form as a whole, since thousands of tiny chunks would cost much. */
  stream: ReadableStream<Uint8Array>;
  /** Drains the rest, so that the connection can be reused. */
  drop(): void;
}

/**
 * The stream fails with BodyTooLarge over the limit, and if the client disconnects before its end, or Node cuts it off
 * because that takes too long (`requestTimeout`).
 */
export function requestBody(
  incoming: IncomingMessage,
  { maxBytes, isUpload }: BodyPolicy,
  controller: AbortController,
): RequestBody {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  const drop = () => {
    const ended = chunks.return?.();
    void ended?.catch(() => undefined).then(() => incoming.resume());
  };
  let bytes = 0;

  async function next(): Promise<Uint8Array | null> {
    controller.signal.throwIfAborted();
    if (declaredBytes(incoming) > maxBytes) throw new BodyTooLarge();
    const { done, value } = await chunks.next();
    if (done && !incoming.complete) throw new Error("the client left");
    if (done) return null;
    bytes += value.length;
    if (bytes > maxBytes) throw new BodyTooLarge();
    return value;
  }

  async function pull(stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      const form: Uint8Array[] = [];
      for (let chunk = await next(); chunk !== null; chunk = await next()) {
        if (isUpload) return stream.enqueue(chunk);
        form.push(chunk);
      }
      if (form.length > 0) stream.enqueue(Buffer.concat(form));
      stream.close();
    } catch (error) {
      drop();
      if (error instanceof BodyTooLarge && !isUpload) controller.abort(error);
      throw error;
    }
  }

  return { stream: new ReadableStream({ pull, cancel: drop }, { highWaterMark: 0 }), drop };
}

export function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}
