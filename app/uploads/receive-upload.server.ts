import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { isFieldName } from "~/fields/read-form.server";
import { BodyTooLarge } from "./body-too-large";
import type { FileKind } from "./file-kind";
import { openFile, type UploadedFile, UploadRefused } from "./uploaded-file.server";

/** Limits for the parts of an upload form, far above what our forms have. */
const LIMITS = { files: 1, fields: 20, parts: 22, fieldNameSize: 100, fieldSize: 4_096, headerPairs: 20 };

interface UploadRule {
  maxBytes: number;
  kinds: readonly FileKind[];
  /** Fields that must come before the file, because it is useless without them. */
  required: readonly string[];
}

export interface Upload {
  /** The text fields before the file, each once. */
  fields: FormData;
  file: UploadedFile;
}

/**
 * Returns as soon as the file begins: the fields are parsed, the file's first bytes are checked, and the rest stays
 * unread. The file's stream ends successfully only if the whole form is valid. Throws UploadRefused.
 */
export async function receiveUpload(request: Request, rule: UploadRule): Promise<Upload> {
  const { fields, file } = await parseForm(request, rule);
  return { fields, file: await openFile(file, rule) };
}

interface ParsedForm {
  fields: FormData;
  file: AsyncIterator<Uint8Array>;
}

function parseForm(request: Request, { required }: UploadRule): Promise<ParsedForm> {
  return new Promise((resolve, reject) => {
    const fields = new FormData();
    const form = parserOf(request);
    // Readers get these errors through the stream; without a listener they would end the process.
    form.on("error", () => undefined);
    let source: Readable | undefined;
    const refuse = (fault: UploadRefused) => {
      reject(fault);
      source?.destroy(fault);
      form.destroy(fault);
    };
    const end = feedParser(request, form).then(
      () => reject(new UploadRefused("noFile")),
      (error: unknown) => {
        refuse(faultOf(error));
        throw faultOf(error);
      },
    );
    end.catch(() => undefined);
    form.on("field", (name, value, _, isTruncated) => {
      if (source) refuse(new UploadRefused("outOfOrder"));
      else if (isTruncated) refuse(new UploadRefused("broken"));
      else if (isFieldName(name)) fields.set(name, value);
    });
    form.on("file", (_, stream) => {
      source = stream;
      stream.on("error", () => undefined);
      if (required.every((name) => fields.has(name))) resolve({ fields, file: fileOf(stream, end) });
      else refuse(new UploadRefused("outOfOrder"));
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
      form.on(limit, () => refuse(new UploadRefused(source ? "outOfOrder" : "broken")));
    }
  });
}

function parserOf({ headers }: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": headers.get("content-type") ?? "" },
      limits: LIMITS,
      isPartAFile: (name) => name === "file",
    });
  } catch (cause) {
    throw new UploadRefused("broken", cause);
  }
}

/** Passes the body to the parser, each chunk only when the file's reader has consumed the one before. */
async function feedParser({ body }: Request, form: BusboyInstance): Promise<void> {
  const finished = once(form, "finish");
  finished.catch(() => undefined);
  const reader = body?.getReader();
  for (let got = await reader?.read(); got?.value; got = await reader?.read()) {
    if (!form.write(got.value)) await Promise.race([once(form, "drain"), finished]);
  }
  form.end();
  await finished;
}

async function* fileOf(stream: Readable, end: Promise<void>): AsyncGenerator<Uint8Array> {
  yield* stream;
  await end;
}

function faultOf(error: unknown): UploadRefused {
  if (error instanceof UploadRefused) return error;
  return new UploadRefused(error instanceof BodyTooLarge ? "tooLarge" : "broken", error);
}
