import type { IncomingMessage } from "node:http";
import * as z from "zod";

/** Larger JSON bodies are refused. */
const MAX_BYTES = 1_048_576;

export class BodyTooLarge extends Error {}

/** The whole body as text. Throws BodyTooLarge for a larger one, after draining the rest. */
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

/** A boolean, from JSON or from a form field. */
export const flag = z.union([z.boolean(), z.stringbool()]);
