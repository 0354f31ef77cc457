import type { IncomingMessage, ServerResponse } from "node:http";
import { sendText } from "../http/answer";
import { readBody } from "../http/request-body";
import type { Sandbox } from "../state/sandbox";
import type { Game } from "../store/games";

/** One request to a provider. */
export interface Visitor {
  sandbox: Sandbox;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  game: Game;
}

export function sendPage(response: ServerResponse, status: number, text: string): void {
  sendText(response, status, "text/html; charset=utf-8", text);
}

export function sendTo(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}

/** The posted fields; empty for a body that is not a form. */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers["content-type"] ?? "";
  const text = await readBody(request);
  return new URLSearchParams(type.startsWith("application/x-www-form-urlencoded") ? text : "");
}
