import type { NamedEndpoint } from "schemas/contract";
import { GONE, INVALID_TOKEN, isErrorCode, isSuccessCode } from "schemas/contract/errors";
import { parseLeniently } from "schemas/contract/leniency";
import { ack, wireFlag } from "schemas/contract/wire";
import { LONGEST_TEXT, OperatorError, type Reached } from "./error";

const BROKEN = "INTERNAL_SERVER_ERROR";

/** Says where a response first violates the contract; for the log, never for the member. */
export class ContractError extends Error {
  constructor(
    readonly path: string,
    detail: string,
  ) {
    super(`${path}: ${detail}`);
    this.name = "ContractError";
  }
}

/** Objects and lists: several times what a megabyte of rows has. Parsing costs more by these than by characters. */
const MOST_LISTS = 50_000;

/** Whether so many objects or lists may begin in the text that parsing it would hold up everybody. */
function hasTooMany(text: string): boolean {
  let count = 0;
  for (const sign of ["{", "["]) {
    for (let at = text.indexOf(sign); at >= 0 && count <= MOST_LISTS; at = text.indexOf(sign, at + 1))
      count += 1;
  }
  return count > MOST_LISTS;
}

/** A response's JSON; undefined if it is none that can be read. */
export function parseAnswer(text: string): unknown {
  if (text.length > MOST_LISTS && hasTooMany(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads one parsed response (operator-api.md, Failure and Success): returns the validated value or throws an
 * OperatorError. A failure code counts even with a success status, and for a call that moves money even beside a
 * success. For a call that changes something, a failure without a code leaves the outcome unknown, as does for one that
 * moves money an answer that speaks against its own success.
 */
export function readAnswer({ name, endpoint }: NamedEndpoint, status: number, json: unknown): unknown {
  const isSuccess = status >= 200 && status < 300;
  const refuse = (message: string | undefined): never => {
    throw new OperatorError(message ?? BROKEN, { endpoint: name, status, reached: reached(status, message) });
  };
  if (!isSuccess || saysFailure(json)) return refuse(messageOf(json));
  const parsed = parseLeniently(endpoint.response, json);
  const isAck = endpoint.response === ack;
  const failure = textsOf(json).find(isFailure);
  const mayBeData = !isAck && endpoint.effect !== "money" && parsed.success && errorOf(json) !== failure;
  if (failure !== undefined && !mayBeData) return refuse(failure);
  if (endpoint.effect === "money" && isDoubtful(json)) return refuse(undefined);
  if (parsed.success) return isAck ? { message: messageOf(json)?.slice(0, LONGEST_TEXT) } : parsed.data;
  const issue = deepest(parsed.error.issues);
  throw new OperatorError(BROKEN, {
    endpoint: name,
    status,
    reached: "unknown",
    cause: new ContractError(issue.path.join(".") || "(answer)", issue.message),
  });
}

/**
 * Only a known code or instruction, or the operator's own text with status 4xx or `success: false`, means that the call
 * was refused. Anything else, such as a redirect, leaves the outcome unknown.
 */
function reached(status: number, message: string | undefined): Reached {
  if (message === undefined || message === BROKEN || isSuccessCode(message)) return "unknown";
  const isSaid = status < 300 || (status >= 400 && status < 500 && !mayRunOn(status));
  return isMeant(message) || isSaid ? "refused" : "unknown";
}

/** Statuses from gateways while the operator may still be processing the call (408, 425, 499, 502 to 504, 52x). */
function mayRunOn(status: number | undefined): boolean {
  if (status === undefined) return false;
  return [408, 425, 499, 502, 503, 504].includes(status) || (status >= 520 && status < 530);
}

/** Whether a text is a code of the catalogue, or an instruction. */
function isMeant(text: string): boolean {
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
