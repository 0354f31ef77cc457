import type { IncomingMessage } from "node:http";
import type { OperatorConfig } from "schemas/operator";
import { paths } from "~/paths";
import { BodyTooLarge } from "~/uploads/body-too-large";

/** What a request's body may be. */
export interface BodyPolicy {
  contentType: RegExp;
  maxBytes: number;
  /** The screen reports a body that is too large itself, in the member's language and at its form. */
  isUpload: boolean;
}

const form: BodyPolicy = {
  contentType: /^application\/x-www-form-urlencoded\s*(;|$)/i,
  /** Larger than any of our forms. */
  maxBytes: 64 * 1024,
  isUpload: false,
};

/** The size allowed for an upload's text fields and multipart framing, beside the file. */
const FRAME_BYTES = 64 * 1024;

function upload(maxFileBytes: number): BodyPolicy {
  return {
    contentType: /^multipart\/form-data\s*;/i,
    maxBytes: maxFileBytes + FRAME_BYTES,
    isUpload: true,
  };
}

/**
 * The policy of each URL: a few take files, by their exact spelling; all others take a form. A variant spelling is
 * refused rather than guessed.
 */
export function bodyPolicies(brand: OperatorConfig): (path: string) => BodyPolicy {
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

/** Whether a request says that it has a body. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Whether a request's body, if any, has a content type that its URL accepts. */
export function isAccepted(incoming: Pick<IncomingMessage, "headers">, { contentType }: BodyPolicy): boolean {
  return !hasBody(incoming) || contentType.test(incoming.headers["content-type"] ?? "");
}

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
