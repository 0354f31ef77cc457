import { type FormData, request } from "undici";
import type { Incoming } from "./reply";

export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  timeoutMs: number;
  maxBytes: number;
}

/** undici's words where `100 Continue` comes, which it does not read. */
const UNASKED = "bad response";

function single(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

/** One request, without retry and without following where it leads. Returns the error if nothing can be read. */
export async function send(outgoing: Outgoing): Promise<Incoming | Error> {
  const { url, method, headers, body, timeoutMs, maxBytes } = outgoing;
  try {
    const answer = await request(url, {
      method: method as "GET",
      headers,
      body: body ?? null,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`more than the ${maxBytes} bytes that the contract allows`);
      chunks.push(chunk);
    }
    const lines = Object.entries(answer.headers).map(([name, value]) => [name, single(value)] as const);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(lines),
      // Without a byte-order mark, as the app reads it.
      text: new TextDecoder().decode(Buffer.concat(chunks)),
    };
  } catch (error) {
    if (!(error instanceof Error)) return new Error(String(error));
    if (error.message === UNASKED) return new Error("100 Continue, which was not asked for");
    return error.name === "TimeoutError" ? new Error(`no answer within ${timeoutMs / 1_000} s`) : error;
  }
}
