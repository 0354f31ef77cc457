import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FilePart } from "schemas/contract/endpoint";

/** A multipart body that is streamed, never held in memory as a whole. */
export interface MultipartBody {
  contentType: string;
  stream: Readable;
  /** Whether the last boundary has been sent; until then no operator can have processed the form. */
  isSent(): boolean;
}

/** Text fields first, the file last; undefined fields are omitted. */
export function multipartBody(
  fields: Readonly<Record<string, string | undefined>>,
  file: FilePart,
): MultipartBody {
  const boundary = `----${randomBytes(18).toString("hex")}`;
  let isSent = false;

  async function* parts() {
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) yield Buffer.from(`${headOf(boundary, name)}\r\n\r\n${value}\r\n`);
    }
    const { name, type } = file;
    yield Buffer.from(`${headOf(boundary, "file")}; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`);
    yield* file.bytes;
    isSent = true;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    stream: Readable.from(parts(), { objectMode: false, highWaterMark: 1 }),
    isSent: () => isSent,
  };
}

function headOf(boundary: string, name: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
}
