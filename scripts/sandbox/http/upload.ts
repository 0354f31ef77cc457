import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";

/**
 * Nothing beyond this is stored, whatever the call's own limit. A file cut off here reports one more byte as its size.
 */
const MAX_FILE_BYTES = 33_554_432;
const FIRST_BYTES = 32;

export interface UploadedFile {
  /** The name of the form field. */
  field: string;
  name: string;
  /** The content type that the sender declared. */
  type: string;
  /** In bytes. */
  size: number;
  sha256: string;
  /** The first bytes, for detecting the file's type. */
  first: Buffer;
  /** Where the file is stored until the call has been answered. */
  path: string;
}

/** A multipart body. */
export interface Upload {
  fields: Record<string, string>;
  file: UploadedFile | undefined;
  /** Why the body is not a valid form, if so. */
  fault: string | undefined;
  /** Deletes the stored file. */
  discard: () => Promise<void>;
}

/**
 * Receives a form and writes its file to disk, so that many large uploads take little memory. A body that is not a form
 * is reported as a fault. Throws when the sender disconnects midway, and then removes the file.
 */
export async function receiveUpload(request: IncomingMessage): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-upload-"));
  const discard = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  try {
    return { ...(await receiveForm(request, join(folder, "file"))), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function receiveForm(request: IncomingMessage, path: string): Promise<Omit<Upload, "discard">> {
  const fields = new Map<string, string>();
  const files: Promise<UploadedFile>[] = [];
  const sources: Readable[] = [];
  let fault: string | undefined;
  try {
    const form = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 1, fields: 20, fieldSize: 65_536, fileSize: MAX_FILE_BYTES + 1 },
    });
    form.on("field", (name, value) => fields.set(name, value));
    form.on("filesLimit", () => {
      fault = "more than one file";
    });
    form.on("file", (field, source, name, _encoding, type) => {
      sources.push(source);
      const kept = keep(source, { field, name: name ?? "", type, path });
      kept.catch(() => undefined);
      files.push(kept);
    });
    await fed(request, form);
  } catch (error) {
    if (!request.complete && request.destroyed) {
      for (const source of sources) source.destroy();
      await Promise.allSettled(files);
      throw error;
    }
    for (const source of sources) source.destroy();
    request.resume();
    fault = error instanceof Error ? error.message : "not a form";
  }
  const [kept] = await Promise.allSettled(files);
  if (kept?.status === "rejected") fault ??= "the file breaks off";
  const file = kept?.status === "fulfilled" ? kept.value : undefined;
  return { fields: Object.fromEntries(fields), file, fault };
}

/** Pipes the request into the form parser. A body that is not a form is drained, so that a response can be sent. */
function fed(request: IncomingMessage, form: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    form.once("finish", resolve);
    form.once("error", (error) => {
      request.unpipe(form);
      if (request.complete || request.readableEnded) return reject(error);
      request.once("end", () => reject(error));
      request.resume();
    });
    request.once("error", reject);
    request.once("close", () => {
      if (!request.complete) reject(new Error("the sender left"));
    });
    request.pipe(form);
  });
}

async function keep(
  source: Readable,
  about: Pick<UploadedFile, "field" | "name" | "type" | "path">,
): Promise<UploadedFile> {
  const hash = createHash("sha256");
  let size = 0;
  let first = Buffer.alloc(0);
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (first.length < FIRST_BYTES) first = Buffer.concat([first, chunk]).subarray(0, FIRST_BYTES);
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(about.path));
  return { ...about, size, sha256: hash.digest("hex"), first };
}
