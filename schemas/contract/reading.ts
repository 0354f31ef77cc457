import type { Endpoint } from "./endpoint";
import { GONE, INVALID_TOKEN, isErrorCode, isSuccessCode } from "./errors";
import { parseLeniently } from "./leniency";
import { ack, wireFlag } from "./wire";

/**
 * What a response says: `read` is the validated value, `failure` has the operator's code or text if it sent one, and
 * `faulty` violates the contract first at `path` (`(answer)` for the whole).
 */
export type Reading =
  | { is: "read"; data: unknown }
  | { is: "failure"; message: string | undefined }
  | { is: "faulty"; path: string; detail: string };

/**
 * Reads one parsed response (operator-api.md, Failure and Success). A failure code counts even with a success status,
 * and for a call that moves money even beside a success; so does an answer to such a call that speaks against its own
 * success.
 */
export function readJson(endpoint: Endpoint, status: number, json: unknown): Reading {
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess || saysFailure(json)) return { is: "failure", message: messageOf(json) };
  const parsed = parseLeniently(endpoint.response, json);
  const isAck = endpoint.response === ack;
  const failure = textsOf(json).find(isFailure);
  const mayBeData = !isAck && endpoint.effect !== "money" && parsed.success && errorOf(json) !== failure;
  if (failure !== undefined && !mayBeData) return { is: "failure", message: failure };
  if (endpoint.effect === "money" && isDoubtful(json)) return { is: "failure", message: undefined };
  if (parsed.success) return { is: "read", data: isAck ? { message: messageOf(json) } : parsed.data };
  const issue = deepest(parsed.error.issues);
  return { is: "faulty", path: issue.path.join(".") || "(answer)", detail: issue.message };
}

/** Whether a text is a code of the catalogue, or an instruction. */
export function isMeant(text: string): boolean {
  return isErrorCode(text) || text === INVALID_TOKEN || text === GONE;
}

function isFailure(text: string): boolean {
  return isMeant(text) && !isSuccessCode(text);
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** Whether `success` is false, in any spelling of a flag. */
function saysFailure(json: unknown): boolean {
  return isRecord(json) && wireFlag.safeParse(json.success).data === false;
}

/**
 * A failure's code or an instruction under any key, then any code, otherwise the first text:
 * `{ "message": "Bad Request", "code": "NO_BANK" }`.
 */
function messageOf(json: unknown): string | undefined {
  const texts = textsOf(json);
  return texts.find(isFailure) ?? texts.find(isMeant) ?? texts[0];
}

/** What stands for no error, where an operator always sends the key. It may be as deep as its sender likes. */
function isNoError(error: unknown): boolean {
  return typeof error === "object" && error !== null ? Object.keys(error).length === 0 : !error;
}

/** Whether it has an error, or a flag, that nobody can read. */
function isDoubtful(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { error, success } = json;
  const isError = !isNoError(error) && !(typeof error === "string" && isSuccessCode(error));
  return isError || ((success ?? null) !== null && !wireFlag.safeParse(success).success);
}

/** The text under the key that no data has. */
function errorOf(json: unknown): unknown {
  return isRecord(json) ? json.error : undefined;
}

function textsOf(json: unknown): string[] {
  if (!isRecord(json)) return [];
  return [json.message, json.error, json.code].filter(
    (value): value is string => typeof value === "string" && value !== "",
  );
}

interface Issue {
  path: PropertyKey[];
  message: string;
  errors?: Issue[][];
}

/** For a union (bare or wrapped list), the branch that got furthest names the field. */
function deepest(issues: readonly unknown[]): Issue {
  const first = issues[0] as Issue;
  if (!first.errors) return first;
  const inner = first.errors.filter((branch) => branch.length > 0).map(deepest);
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
  return best ? { ...best, path: [...first.path, ...best.path] } : first;
}
