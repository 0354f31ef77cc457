import type { IncomingMessage } from "node:http";

/** JSON bodies above this are refused. */
const MAX_BYTES = 1_048_576;

export class BodyTooLarge extends Error {}

/** The whole body as text. Throws BodyTooLarge; the rest is then read and dropped. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_BYTES) throw new BodyTooLarge(`${bytes} bytes`);
  return Buffer.concat(chunks).toString("utf8");
}

/** Parsed JSON, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
