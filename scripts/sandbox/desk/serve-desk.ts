import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { keepFile } from "../chat/keep-file";
import { idOfRoom } from "../chat/rooms";
import { type StaffMessage, sendAsStaff, staffMessage } from "../chat/staff-message";
import { requireBody } from "../control/control-route";
import { problem } from "../control/serve-control";
import { sendJson, sendText } from "../http/answer";
import { receiveUpload } from "../http/upload";
import type { Sandbox } from "../state/sandbox";
import { deskPage, deskStyle } from "./desk-page";

const HTML = "text/html; charset=utf-8";
/** Pictures and videos may come from anywhere, scripts and styles only from this page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src *; media-src *; form-action 'self'";

export function isDeskPath(path: string): boolean {
  return path === "/sandbox/desk" || path.startsWith("/sandbox/desk/");
}

/** Sends an event for every change; the page then fetches what changed. */
function serveEvents({ chat, closing }: Sandbox, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write(": here\n\n");
  const unwatch = chat.watch((roomId) => response.write(`data: ${JSON.stringify(roomId)}\n\n`));
  const end = () => response.end();
  closing.addEventListener("abort", end);
  response.once("close", () => {
    unwatch();
    closing.removeEventListener("abort", end);
  });
}

/** The fields that were filled in. A chosen file is stored first and its URL is sent. */
async function readMessage(sandbox: Sandbox, request: IncomingMessage): Promise<StaffMessage> {
  const upload = await receiveUpload(request);
  try {
    const { file } = upload;
    const fields = Object.fromEntries(Object.entries(upload.fields).filter(([, value]) => value !== ""));
    if (!file || file.size === 0) return requireBody(staffMessage, fields);
    const { path, kind } = await keepFile(sandbox, file);
    return requireBody(staffMessage, { ...fields, url: path, fileType: kind });
  } finally {
    await upload.discard();
  }
}

/** The operator's desk for people. Replies are sent by plain forms; a script only keeps the page live. */
export async function serveDesk(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://sandbox");
  if (pathname === "/sandbox/desk/events") return serveEvents(sandbox, response);
  if (pathname === "/sandbox/desk/desk.css") return sendText(response, 200, "text/css", deskStyle);
  if (pathname === "/sandbox/desk/desk.js") {
    const script = await readFile(new URL("desk.js", import.meta.url), "utf8");
    return sendText(response, 200, "text/javascript; charset=utf-8", script);
  }
  response.setHeader("content-security-policy", POLICY);
  if (request.method !== "POST") {
    const id = idOfRoom(sandbox, searchParams.get("room"));
    return sendText(response, 200, HTML, deskPage(sandbox, id));
  }
  try {
    const message = await readMessage(sandbox, request);
    sendAsStaff(sandbox, message);
    const location = `/sandbox/desk?room=${encodeURIComponent(message.room ?? "")}`;
    response.writeHead(303, { location }).end();
  } catch (error) {
    sendJson(response, ...problem(error));
  }
}
