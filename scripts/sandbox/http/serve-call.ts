import type { IncomingMessage, ServerResponse } from "node:http";
import { findHandler } from "../areas";
import { Refusal } from "../refusal";
import type { Sandbox } from "../sandbox";
import { admit, type Caller, identify, requireInput } from "./admission";
import { type Outcome, sendJson } from "./answer";
import type { RecordedCall } from "./call-record";
import { sendFaulty, waitFor } from "./fault-effects";
import { onceForKey } from "./idempotency";
import { withoutSecrets } from "./redaction";
import { BodyTooLarge, parseJson, readBody } from "./request-body";
import { findCall, type MatchedCall } from "./routes";
import { varyAnswer, varyFailure } from "./wire-variety";

const RECORDED_HEADERS = [
  "x-forwarded-for",
  "user-agent",
  "x-request-id",
  "idempotency-key",
  "x-requested-with",
  "content-type",
  "accept-language",
];

function failure(code: string, status: number, detail?: string): Outcome {
  return { status, body: { message: code }, executed: false, ...(detail !== undefined && { detail }) };
}

/** What the call comes to: its answer, or the refusal of a rule. */
async function execute(
  sandbox: Sandbox,
  request: IncomingMessage,
  call: MatchedCall,
  caller: Caller,
  text: string,
): Promise<Outcome> {
  try {
    const known = admit(sandbox, request, call, caller);
    const handler = findHandler(call.name);
    if (!handler) return failure("INTERNAL_SERVER_ERROR", 501, "not served by this sandbox yet");
    const input = requireInput(request, call, text);
    const work = async () => ({ status: 200, body: await handler(input, known), executed: true });
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string" || !known.member) return await work();
    const where = { memberId: known.member.id, endpoint: call.name, key };
    return await onceForKey(sandbox, where, () => work().catch(refused));
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): Outcome {
  if (error instanceof Refusal) return failure(error.code, error.status, error.message);
  process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
  return failure("INTERNAL_SERVER_ERROR", 500, "a defect of the sandbox: see its stderr");
}

/** The outcome as this caller's wire variety writes it. */
function written(
  sandbox: Sandbox,
  call: MatchedCall | undefined,
  username: string | null,
  outcome: Outcome,
): Outcome {
  const variety = sandbox.wire.of(username);
  if (outcome.status >= 300) {
    return { ...outcome, body: varyFailure(outcome.body as { message: string }, variety) };
  }
  return call ? { ...outcome, body: varyAnswer(call.endpoint.response, outcome.body, variety) } : outcome;
}

/** The member a call is about: the token's, or whoever wants to sign in, register or get a code. */
function usernameOf(caller: Caller, body: unknown): string | null {
  if (caller.member) return caller.member.username;
  if (typeof body !== "object" || body === null) return null;
  const { username, phoneNumber } = body as Record<string, unknown>;
  const named = username ?? phoneNumber;
  return typeof named === "string" ? named : null;
}

/** Answers one call of the operator API, with whatever fault is set for it, and records it. */
export async function serveCall(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const startedAt = performance.now();
  const method = request.method ?? "GET";
  const headers = Object.fromEntries(
    RECORDED_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
  const record = sandbox.calls.open({ at: sandbox.clock.now(), method, path, headers });
  try {
    record.status = await answerCall(sandbox, request, response, record);
  } finally {
    record.durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
  }
}

async function answerCall(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  record: RecordedCall,
): Promise<number> {
  const call = findCall(record.method, record.path);
  record.endpoint = call?.name ?? null;
  const text = await readBody(request).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  });
  const body = text ? parseJson(text) : undefined;
  const caller = identify(sandbox, request);
  record.username = usernameOf(caller, body);
  record.body = withoutSecrets(body);

  const fault = sandbox.faults.take(record.endpoint ?? "", record.username);
  record.fault = fault?.kind ?? null;
  if (fault?.when === "before") await waitFor(fault, sandbox.closing);
  let outcome = failure("INTERNAL_SERVER_ERROR", 500);
  if (!fault || fault.when === "after" || fault.kind === "delay") {
    if (!call) outcome = failure("NO_DATA", 404, "no such call in the contract");
    else if (text === undefined) outcome = failure("INVALID_USER_INFO", 413, "body above 1 MB");
    else outcome = await execute(sandbox, request, call, caller, text);
    record.executed = outcome.executed;
    record.replayed = outcome.replayed ?? false;
    record.detail = outcome.detail ?? null;
  }
  if (fault?.when === "after") await waitFor(fault, sandbox.closing);
  const answer = written(sandbox, call, record.username, outcome);
  if (fault) return sendFaulty(response, fault, answer);
  sendJson(response, answer.status, answer.body);
  return answer.status;
}
