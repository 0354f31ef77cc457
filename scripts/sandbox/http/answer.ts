import type { ServerResponse } from "node:http";

/** What a call comes to, before wire variety and faults. */
export interface Outcome {
  status: number;
  body: unknown;
  /** The operation took effect. */
  executed: boolean;
  replayed?: boolean;
  detail?: string;
}

export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  if (response.destroyed || response.headersSent) return;
  const bytes = Buffer.from(text, "utf8");
  response.writeHead(status, {
    "content-type": type,
    "content-length": bytes.length,
    "cache-control": "no-store",
  });
  response.end(bytes);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, "application/json; charset=utf-8", JSON.stringify(body));
}
