import type { IncomingMessage } from "node:http";
import type { Brand } from "schemas/brand";
import { paths } from "~/paths";
import { BodyTooLarge } from "~/uploads/body-too-large";

/** Which body a request may have. */
export interface BodyPolicy {
  contentType: RegExp;
  maxBytes: number;
  /** The screen of an upload itself reports a body that is too large, at its form. */
  isUpload: boolean;
}

const form: BodyPolicy = {
  contentType: /^application\/x-www-form-urlencoded\s*(;|$)/i,
  /** More than any of our forms has. */
  maxBytes: 64 * 1024,
  isUpload: false,
};

/** What an upload may have beside the file: its text fields and multipart framing. */
const FRAME_BYTES = 64 * 1024;

function upload(maxFileBytes: number): BodyPolicy {
  return {
    contentType: /^multipart\/form-data\s*;/i,
    maxBytes: maxFileBytes + FRAME_BYTES,
    isUpload: true,
  };
}

/**
 * Finds the policy of a path: a few take files, if spelled exactly so; all others take a form. An upload to a variant
 * spelling is therefore refused.
 */
export function bodyPolicies(brand: Brand): (path: string) => BodyPolicy {
  const slip = upload(brand.deposit.slipMaxBytes);
  const chat = upload(Math.max(brand.chat.fileMaxBytes, brand.chat.videoMaxBytes));
  const uploads = new Map<string, BodyPolicy>([
    ...(brand.features.slips
      ? ([
          [paths.slip, slip],
          [paths.slipFile, slip],
          [paths.sharedSlip, slip],
        ] as const)
      : []),
    ...(brand.features.chat ? ([[paths.chatUpload, chat]] as const) : []),
  ]);
  return (path) => uploads.get(path) ?? form;
}

/** Whether a request's headers announce a body. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Whether a request's body, if any, has a content type that the policy accepts. */
export function isAccepted(incoming: Pick<IncomingMessage, "headers">, { contentType }: BodyPolicy): boolean {
  return !hasBody(incoming) || contentType.test(incoming.headers["content-type"] ?? "");
}

export interface RequestBody {
  /** Read on demand: a file in chunks, a form in one piece, because thousands of tiny chunks would cost much. */
  stream: ReadableStream<Uint8Array>;
  /** Discards the rest, so that the connection can be reused. */
  drop(): void;
}

/**
 * A request's body as a stream. It fails with BodyTooLarge over the limit, for a form aborting `controller` with that
 * error too; and with another error if the client disconnects before its end or Node's `requestTimeout` passes.
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
