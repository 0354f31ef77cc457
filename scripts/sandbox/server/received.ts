import type { IncomingMessage } from "node:http";
import { isMultipart } from "schemas/contract/endpoint";
import { parseJson } from "schemas/parse-json";
import { BodyTooLarge, readBody } from "../http/request-body";
import { receiveUpload, type Upload } from "../http/upload";
import { withoutSecrets } from "./redaction";
import type { MatchedCall } from "./routes";

/** A call's body: text, or a multipart form for a call that takes one. */
export interface Received {
  /** Undefined if the body was above the size limit. */
  text: string | undefined;
  upload: Upload | undefined;
  /** What the record keeps of it: without secrets, and a file only as its size and digest. */
  recorded: unknown;
  /** The parsed JSON, if it is valid. */
  json: unknown;
}

export async function receiveBody(
  request: IncomingMessage,
  call: MatchedCall | undefined,
): Promise<Received> {
  if (call && isMultipart(call.endpoint.body)) {
    const upload = await receiveUpload(request);
    return { text: "", upload, recorded: recordedUpload(upload), json: undefined };
  }
  const text = await readBody(request).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  });
  const json = text ? parseJson(text) : undefined;
  return { text, upload: undefined, recorded: withoutSecrets(json), json };
}

function recordedUpload({ fields, file }: Upload) {
  const { name, type, size, sha256 } = file ?? {};
  return {
    ...(withoutSecrets(fields) as object),
    ...(file && { [file.field]: { name, type, size, sha256 } }),
  };
}
