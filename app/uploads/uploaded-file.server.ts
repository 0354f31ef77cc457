import { createHash } from "node:crypto";
import type { FilePart } from "schemas/contract/endpoint";
import { type FileKind, fileKindOf, fileKinds, HEAD_BYTES } from "./file-kind";

/**
 * Why a file is not accepted. `noFile`: none was chosen, or it is empty. `wrongKind`: its first bytes are not of an
 * accepted kind. `outOfOrder`: the file comes before the form's fields, or something follows it. `broken`: the body is
 * not a form, or is cut off.
 */
export type UploadFault = "noFile" | "wrongKind" | "tooLarge" | "outOfOrder" | "broken";

/** A file was not accepted; the operator has not received all of it. */
export class UploadRefused extends Error {
  constructor(
    readonly fault: UploadFault,
    cause?: unknown,
  ) {
    super(`upload refused: ${fault}`, { cause });
    this.name = "UploadRefused";
  }
}

/** A file of an upload: its bytes are read from the request on demand, once, and never stored. */
export interface UploadedFile extends FilePart {
  /** The SHA-256 of the whole file in hex; reads what is left of the file. Throws UploadRefused. */
  digest(): Promise<string>;
  /** The same digest, as soon as the file has been read to its end; stays pending if nobody reads it. */
  whole: Promise<string>;
  /** What was found wrong with the file while it was read. */
  fault(): UploadRefused | undefined;
}

interface FileRule {
  maxBytes: number;
  kinds: readonly FileKind[];
}

/** Checks a file by its first bytes. `chunks` throws if the form around it is invalid. Throws UploadRefused. */
export async function openFile(
  chunks: AsyncIterator<Uint8Array>,
  { maxBytes, kinds }: FileRule,
): Promise<UploadedFile> {
  const hash = createHash("sha256");
  let size = 0;
  let fault: UploadRefused | undefined;
  let end: ((digest: string) => void) | undefined;
  const whole = new Promise<string>((resolve) => {
    end = resolve;
  });

  async function read(): Promise<Uint8Array | undefined> {
    if (fault) throw fault;
    try {
      const { done, value } = await chunks.next();
      if (done) {
        end?.(hash.copy().digest("hex"));
        return undefined;
      }
      size += value.length;
      if (size > maxBytes) throw new UploadRefused("tooLarge");
      hash.update(value);
      return value;
    } catch (error) {
      fault = error instanceof UploadRefused ? error : new UploadRefused("broken", error);
      throw fault;
    }
  }

  const head = await readHead(read);
  if (head.length === 0) throw new UploadRefused("noFile");
  const kind = fileKindOf(head);
  if (kind === undefined || !kinds.includes(kind)) throw new UploadRefused("wrongKind");

  async function* bytes() {
    yield head;
    for (let chunk = await read(); chunk !== undefined; chunk = await read()) yield chunk;
  }

  async function readOn(): Promise<string> {
    while ((await read()) !== undefined);
    return whole;
  }

  const { type, extension } = fileKinds[kind];
  return {
    name: `upload.${extension}`,
    type,
    bytes: bytes(),
    digest: readOn,
    whole,
    fault: () => fault,
  };
}

/** Enough of the file to recognise its kind, however small its first chunks are. */
async function readHead(read: () => Promise<Uint8Array | undefined>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  while (head.length < HEAD_BYTES) {
    const chunk = await read();
    if (chunk === undefined) break;
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
  }
  return head;
}
