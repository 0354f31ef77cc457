import { Agent, type FormData, request } from "undici";
import { readBody } from "~/operator/body.server";
import { connecting, namedCause } from "~/operator/connecting.server";
import type { Incoming } from "./reply";

export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  timeoutMs: number;
  maxBytes: number;
}

/** Meets the operator as the app does. */
const dispatcher = new Agent({ connect: connecting });

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
      dispatcher,
    });
    const text = await readBody(answer.body, answer.headers["content-encoding"], maxBytes);
    const lines = Object.entries(answer.headers).map(([name, value]) => [name, single(value)] as const);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(lines),
      text,
    };
  } catch (cause) {
    const error = namedCause(cause);
    if (!(error instanceof Error)) return new Error(String(error));
    return error.name === "TimeoutError" ? new Error(`no answer within ${timeoutMs / 1_000} s`) : error;
  }
}
