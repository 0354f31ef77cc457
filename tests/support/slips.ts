import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { FORM_TYPE, formOf } from "./files";
import type { Visitor } from "./visitor";

const SLIP = "/user/home/deposit/slip";

/** Loads a slip form and returns its intent. */
export function drawSlip(visitor: Visitor): Promise<string> {
  return visitor.hiddenField(SLIP, "intent");
}

export interface SentSlip {
  status: number;
  /** The URL of the outcome page, if there is one. */
  to: string | undefined;
  /** The page, or the response to the script. */
  text: string;
}

/** Posts a form unchanged: as a browser's native post, or (`upload`) as the form's script does. */
export async function postForm(
  visitor: Visitor,
  body: Uint8Array,
  { how = "native", signal }: { how?: "native" | "upload"; signal?: AbortSignal } = {},
): Promise<SentSlip> {
  const { url: origin, userAgent } = visitor;
  const headers = {
    origin,
    "user-agent": userAgent,
    cookie: visitor.cookieHeader(),
    "content-type": FORM_TYPE,
  };
  const path = how === "native" ? SLIP : "/files/slip";
  const init = { method: "POST", body: new Uint8Array(body), headers, redirect: "manual", signal } as const;
  const answer = await visitor.ask(visitor.url + path, init);
  const text = await answer.text();
  const sent = answer.headers.get("content-type")?.includes("json")
    ? (JSON.parse(text) as { to?: string })
    : {};
  return { status: answer.status, to: answer.headers.get("location") ?? sent.to, text };
}

/** Posts a slip with its form's intent. */
export function postSlip(
  visitor: Visitor,
  intent: string,
  file: Buffer,
  options?: Parameters<typeof postForm>[2],
): Promise<SentSlip> {
  return postForm(visitor, formOf({ fields: { intent }, file, name: "canary-name.png" }), options);
}

/** Sends only the headers of a POST that announces this body length, and returns the connection. */
export async function announceSlip(visitor: Visitor, length: number): Promise<Socket> {
  const { host, hostname, port } = new URL(visitor.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    `POST ${SLIP} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${visitor.url}`,
    `Cookie: ${visitor.cookieHeader()}`,
    `Content-Type: ${FORM_TYPE}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}
