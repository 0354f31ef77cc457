import {
  type Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { bodyPolicies } from "~/server/http/body";
import { BadRequest, toWebRequest } from "~/server/http/request";
import { sendWebResponse } from "~/server/http/send-response";
import { BodyTooLarge } from "~/uploads/body-too-large";
import { brandWith } from "./brand-with";
import { close, listen } from "./local-server";

export const LIMIT = 64 * 1024;
/** A URL that accepts files, and its size limit. */
export const UPLOAD = { path: "/user/home/deposit/slip", maxBytes: 1_048_576 + LIMIT };
export const ORIGIN = "https://wallet.example";

export type Handler = (request: Request, outgoing: ServerResponse) => Promise<Response>;

const policyOf = bodyPolicies(brandWith({ deposit: { slipMaxBytes: 1_048_576 } }));

/** The status that the listener sends for a handler's error. */
export function statusOf(error: unknown, request?: Request): number {
  const cause = request?.signal.reason ?? error;
  if (cause instanceof BodyTooLarge) return 413;
  return error instanceof BadRequest ? 400 : 500;
}

/** A real server that passes web requests to `handle`. Returns its port. */
export async function serve(handle: Handler): Promise<number> {
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    let request: Request | undefined;
    try {
      request = toWebRequest(incoming, outgoing, ORIGIN, policyOf(incoming.url ?? ""));
      await sendWebResponse(await handle(request, outgoing), outgoing);
    } catch (error) {
      outgoing.writeHead(statusOf(error, request));
      outgoing.end();
    }
  }
  const server = createServer(answer);
  onTestFinished(() => close(server));
  return listen(server);
}

export const echo: Handler = async (request) => {
  const { url, method } = request;
  const form = request.body ? [...new URLSearchParams(await request.text())] : [];
  return Response.json({ url, method, form, headers: [...request.headers] });
};

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  pieces?: (string | Buffer)[];
  agent?: Agent;
}

export interface Got {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

/** Sends one request with its body in these chunks, chunked unless `headers` give a length. */
export function send(
  port: number,
  path: string,
  { method = "GET", headers, pieces = [], agent }: Sent = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, path, method, headers, agent }, async (incoming) => {
      let text = "";
      for await (const chunk of incoming) text += String(chunk);
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
    });
    outgoing.on("error", reject);
    for (const piece of pieces) outgoing.write(piece);
    outgoing.end();
  });
}

/** Sends raw bytes and returns the first line of the response. */
export function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data).split("\r\n")[0] ?? "");
    });
    socket.on("error", reject);
  });
}

export const bytes = (count: number) => Buffer.alloc(count, "a");
