import type { ServerResponse } from "node:http";
import { jsonText } from "./long-ids";

/** A call's result, before wire variety and faults are applied. */
export interface Outcome {
  status: number;
  body: unknown;
  /** Whether the operation took effect. */
  executed: boolean;
  replayed?: boolean;
  detail?: string;
}

export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  text: string | Buffer,
): void {
  if (response.destroyed || response.headersSent) return;
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    "content-type": type,
    "content-length": bytes.length,
    "cache-control": "no-store",
  });
  response.end(bytes);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, "application/json; charset=utf-8", jsonText(body));
}
