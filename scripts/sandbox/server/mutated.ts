import type { IncomingMessage, ServerResponse } from "node:http";
import type { Outcome } from "../http/answer";
import type { RecordedCall } from "../http/call-record";
import { jsonText } from "../http/long-ids";
import { pause } from "../http/pause";
import type { Asked, Sent } from "../mutations/mutation";
import type { Sandbox } from "../state/sandbox";
import type { Caller } from "./admission";
import type { Received } from "./received";

interface Around {
  record: RecordedCall;
  caller: Caller;
  received: Received;
}

function tokenOf({ hasToken, session }: Caller): Asked["token"] {
  if (!hasToken) return "none";
  return session?.revokedAt === null ? "known" : "unknown";
}

/** Sends the outcome as the mutations in use change it. Returns the status that the caller saw. */
export async function sendMutated(
  { mutations, closing }: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: Outcome,
  { record, caller, received }: Around,
): Promise<number> {
  await pause(mutations.delayMs(record.endpoint), closing);
  const plain: Sent = {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    body,
  };
  const sent = mutations.sent(plain, {
    endpoint: record.endpoint,
    token: tokenOf(caller),
    authorization: request.headers.authorization ?? "",
    json: received.json,
    bytes: Number(request.headers["content-length"] ?? 0),
  });
  if (response.destroyed || response.headersSent) return sent.status;
  const bytes = sent.bytes ?? Buffer.from(jsonText(sent.body));
  response.writeHead(sent.status, { ...sent.headers, "content-length": bytes.length }).end(bytes);
  return sent.status;
}
