import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FilePart } from "schemas/contract/endpoint";

/** A multipart body that is streamed, never held in memory as a whole. */
export interface MultipartBody {
  contentType: string;
  stream: Readable;
  /** Whether the last boundary has been sent; until then no operator can have processed the form. */
  isSent(): boolean;
  /** Whether the next bytes of the file are awaited, or do not come because it broke off. */
  file(): "given" | "awaited" | "broken";
}

/** Text fields first, the file last; undefined fields are omitted. */
export function multipartBody(
  fields: Readonly<Record<string, string | undefined>>,
  file: FilePart,
): MultipartBody {
  const boundary = `----${randomBytes(18).toString("hex")}`;
  let isSent = false;
  let state: ReturnType<MultipartBody["file"]> = "given";

  /** A stream that ends early throws into whoever yields to it, so only what the file itself throws is caught. */
  async function next(chunks: AsyncIterator<Uint8Array>) {
    state = "awaited";
    const result = await chunks.next().catch((error: unknown) => {
      state = "broken";
      throw error;
    });
    state = "given";
    return result;
  }

  async function* bytes() {
    const chunks = file.bytes[Symbol.asyncIterator]();
    try {
      for (let one = await next(chunks); !one.done; one = await next(chunks)) yield one.value;
    } finally {
      await chunks.return?.();
    }
  }

  async function* parts() {
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) yield Buffer.from(`${headOf(boundary, name)}\r\n\r\n${value}\r\n`);
    }
    const { name, type } = file;
    yield Buffer.from(`${headOf(boundary, "file")}; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`);
    yield* bytes();
    isSent = true;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    stream: Readable.from(parts(), { objectMode: false, highWaterMark: 1 }),
    isSent: () => isSent,
    file: () => state,
  };
}

function headOf(boundary: string, name: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
}
