import type { IncomingMessage, ServerResponse } from "node:http";
import { findHandler } from "../areas";
import type { Outcome } from "../http/answer";
import type { RecordedCall } from "../http/call-record";
import { varyFailure, varyRefusal } from "../http/failure-shapes";
import { noPromotion } from "../http/spare-answers";
import { readSpelling, varyAnswer } from "../http/wire-variety";
import { ApiError, ApiErrorAs200 } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { admit, type Caller, identify, requireInput } from "./admission";
import { sendFaulty, waitFor } from "./fault-effects";
import { onceForKey } from "./idempotency";
import { sendMutated } from "./mutated";
import { type Received, receiveBody } from "./received";
import { pathWithoutSecrets } from "./redaction";
import { findCall, type MatchedCall } from "./routes";

const RECORDED_HEADERS = [
  "x-forwarded-for",
  "user-agent",
  "x-request-id",
  "traceparent",
  "idempotency-key",
  "x-requested-with",
  "content-type",
  "accept-language",
];

function failure(code: string, status: number, detail?: string): Outcome {
  return { status, body: { message: code }, executed: false, ...(detail !== undefined && { detail }) };
}

/** Runs the call and returns its result, or the refusal of a rule. */
async function execute(
  sandbox: Sandbox,
  request: IncomingMessage,
  call: MatchedCall,
  caller: Caller,
  received: Received,
): Promise<Outcome> {
  try {
    const known = admit(sandbox, request, call, caller);
    const handler = findHandler(call.name);
    const variety = sandbox.wire.of(known.member?.username ?? null);
    const spelled = readSpelling(requireInput(request, call, received), variety);
    const input = sandbox.mutations.input(call.name, { ...spelled });
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
  if (error instanceof ApiErrorAs200) {
    const body = { success: false, error: error.code };
    return { status: error.status, body, executed: false, detail: error.message };
  }
  if (error instanceof ApiError) return failure(error.code, error.status, error.message);
  process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
  return failure("INTERNAL_SERVER_ERROR", 500, "a defect of the sandbox: see its stderr");
}

/** What an ApiErrorAs200 became. */
function isRefusal(body: unknown): body is { success: false; error: string } {
  return typeof body === "object" && body !== null && "success" in body && body.success === false;
}

/** The outcome in the wire variety set for this caller. */
function written(
  sandbox: Sandbox,
  call: MatchedCall | undefined,
  username: string | null,
  outcome: Outcome,
): Outcome {
  const variety = sandbox.wire.of(username);
  if (variety.spareAnswers && call?.name === "promotion.find" && outcome.status === 404) {
    return { ...outcome, status: 200, body: noPromotion };
  }
  if (outcome.status >= 300) {
    return { ...outcome, body: varyFailure(outcome.body as { message: string }, variety) };
  }
  if (isRefusal(outcome.body)) return { ...outcome, body: varyRefusal(outcome.body, variety) };
  return call ? { ...outcome, body: varyAnswer(call.endpoint.response, outcome.body, variety) } : outcome;
}

/** The member that a call concerns: the token's, or the one who wants to sign in, register or get a code. */
function usernameOf(caller: Caller, body: unknown): string | null {
  if (caller.member) return caller.member.username;
  if (typeof body !== "object" || body === null) return null;
  const { username, phoneNumber } = body as Record<string, unknown>;
  const named = username ?? phoneNumber;
  return typeof named === "string" ? named : null;
}

/** Serves one call of the operator API, applies any fault set for it, and records it. */
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
  const record = sandbox.calls.open({
    at: sandbox.clock.now(),
    method,
    path: pathWithoutSecrets(path),
    headers,
  });
  try {
    record.status = await answerCall(sandbox, request, response, record, path);
  } finally {
    record.durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
  }
}

async function answerCall(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  record: RecordedCall,
  path: string,
): Promise<number> {
  const call = findCall(record.method, sandbox.mutations.path(path));
  record.endpoint = call?.name ?? null;
  const received = await receiveBody(request, call);
  try {
    return await answerReceived(sandbox, request, response, record, call, received);
  } finally {
    // Not awaited: the record must be complete once the caller has the response.
    void received.upload?.discard();
  }
}

async function answerReceived(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  record: RecordedCall,
  call: MatchedCall | undefined,
  received: Received,
): Promise<number> {
  const caller = identify(sandbox, request);
  record.username = usernameOf(caller, received.json);
  record.body = received.recorded;

  const fault = sandbox.faults.take(record.endpoint ?? "", record.username);
  record.fault = fault?.kind ?? null;
  if (fault?.when === "before") await waitFor(fault, sandbox.closing);
  let outcome = failure("INTERNAL_SERVER_ERROR", 500);
  if (!fault || fault.when === "after" || fault.kind === "delay") {
    if (!call) outcome = failure("NO_DATA", 404, "no such call in the contract");
    else if (received.text === undefined)
      outcome = failure("INVALID_USER_INFO", 413, "the body is too large");
    else outcome = await execute(sandbox, request, call, caller, received);
    record.executed = outcome.executed;
    record.replayed = outcome.replayed ?? false;
    record.detail = outcome.detail ?? null;
  }
  if (fault?.when === "after") await waitFor(fault, sandbox.closing);
  const answer = written(sandbox, call, record.username, outcome);
  if (fault) return sendFaulty(response, fault, answer);
  return sendMutated(sandbox, request, response, answer, { record, caller, received });
}
