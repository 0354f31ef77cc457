import type { ServerResponse } from "node:http";
import { type Outcome, sendJson, sendText } from "../http/answer";
import type { Fault } from "../http/faults";
import { jsonText } from "../http/long-ids";
import { pause } from "../http/pause";

const HTML_ERROR =
  "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";

/** One day: long enough to count as forever, and a delay that Node's timers support. */
const FOR_EVER_MS = 86_400_000;

/**
 * Waits for a delay (any kind of fault may have one) or a hang. A hang ends when its fault is cleared: if it was before
 * execution the connection is then dropped, if after, the response is sent.
 */
export async function waitFor(fault: Fault, closing: AbortSignal): Promise<void> {
  const ends = AbortSignal.any([fault.cleared.signal, closing]);
  if (fault.delayMs !== undefined) await pause(fault.delayMs, ends);
  if (fault.kind === "hang") await pause(FOR_EVER_MS, ends);
}

/** Sends the outcome as the fault distorts it. Returns the status that the caller saw, 0 for none. */
export function sendFaulty(response: ServerResponse, fault: Fault, outcome: Outcome): number {
  const { kind } = fault;
  if (kind === "reset-before" || kind === "reset-after" || (kind === "hang" && fault.when === "before")) {
    response.socket?.resetAndDestroy();
    return 0;
  }
  if (kind === "truncated") return sendHalf(response, outcome);
  if (kind === "delay" || kind === "hang") {
    sendJson(response, outcome.status, outcome.body);
    return outcome.status;
  }
  const { status, body, type } = replacement(fault);
  sendText(response, status, type, body);
  return status;
}

/** Announces the full length and drops the connection halfway through the body. */
function sendHalf(response: ServerResponse, outcome: Outcome): number {
  const bytes = Buffer.from(jsonText(outcome.body), "utf8");
  response.writeHead(outcome.status, { "content-type": "application/json", "content-length": bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.socket?.destroySoon());
  return outcome.status;
}

function replacement(fault: Fault): { status: number; body: string; type: string } {
  const given = fault.body;
  const text = typeof given === "string" ? given : given === undefined ? undefined : JSON.stringify(given);
  const json = "application/json; charset=utf-8";
  switch (fault.kind) {
    case "status":
      return { status: fault.status ?? 500, body: text ?? '{"message":"INTERNAL_SERVER_ERROR"}', type: json };
    case "empty":
      return { status: fault.status ?? 200, body: "", type: json };
    case "wrong-json":
      // No response in the contract is a list of numbers.
      return { status: fault.status ?? 200, body: text ?? "[1,2,3]", type: json };
    default:
      return { status: fault.status ?? 200, body: text ?? HTML_ERROR, type: "text/html; charset=utf-8" };
  }
}
