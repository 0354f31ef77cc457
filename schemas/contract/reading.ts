import * as z from "zod";
import { allowedBy } from "../fault";
import type { Endpoint } from "./endpoint";
import { GONE, INVALID_TOKEN, isErrorCode, isSuccessCode } from "./errors";
import { parseLeniently } from "./leniency";
import { ack, wireFlag, wireNumber } from "./wire";

/**
 * What a response says:
 * - `read`: the validated `data`, with the paths of what in it could not be read (`faults`);
 * - `failure`: with the operator's code or text, if it sent one;
 * - `faulty`: it violates the contract, first at `path` (`(answer)` for the whole).
 */
export type Reading =
  | { is: "read"; data: unknown; faults: readonly string[] }
  | { is: "failure"; message: string | undefined }
  | { is: "faulty"; path: string; detail: string };

/**
 * Reads one parsed response (operator-api.md, Failure and Success). A failure code counts even with a success status,
 * and for a call that moves money even beside a success. A response that contradicts itself is a failure: for a call
 * that moves money without a message, so that its outcome is unknown, otherwise with the operator's text.
 */
export function readJson(endpoint: Endpoint, status: number, json: unknown): Reading {
  const texts = textsOf(json);
  const code = texts.find(isFailure);
  const operatorText = texts.find((text) => !isSuccessCode(text));
  const isSuccess = status >= 200 && status < 300;
  // A success code beside a failure's status is kept as the message: it contradicts the status, so nobody can tell.
  if (!isSuccess) return { is: "failure", message: code ?? texts.find(isSuccessCode) ?? operatorText };
  const isAck = endpoint.response === ack;
  const isMoney = endpoint.effect === "money";
  const isDenied = deniesSuccess(endpoint, json) || ((isAck || isMoney) && isDoubtful(json));
  if (isDenied) return { is: "failure", message: code ?? (isMoney ? undefined : operatorText) };
  const parsed = parseLeniently(endpoint.response, json);
  const mayBeData = !isAck && !isMoney && parsed.success && holdsData(endpoint, json);
  if (code !== undefined && !(mayBeData && !textsOf(errorOf(json), 1).includes(code)))
    return { is: "failure", message: code };
  if (parsed.success) {
    const data = isAck ? { message: texts.find(isCodeOrInstruction) ?? texts[0] } : parsed.data;
    return { is: "read", data, faults: parsed.faults };
  }
  const issue = deepest(parsed.error.issues);
  return { is: "faulty", path: issue.path.join(".") || "(answer)", detail: allowedBy(issue) };
}

/** Whether a text is a code of the catalogue or an instruction, not a text of the operator's own. */
export function isCodeOrInstruction(text: string): boolean {
  return isErrorCode(text) || text === INVALID_TOKEN || text === GONE;
}

function isFailure(text: string): boolean {
  return isCodeOrInstruction(text) && !isSuccessCode(text);
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** Values of `success` or `status` that mean failure, in any case. */
const failureWords: ReadonlySet<string> = new Set(["false", "error", "fail", "failed"]);

function isFailureFlag(value: unknown): boolean {
  return value === false || (typeof value === "string" && failureWords.has(value.trim().toLowerCase()));
}

/** The first of HTTP's failure statuses. */
const LEAST_FAILURE = 400;

/** Numbers only: a text of digits may be a code, or what a member has typed. */
function isFailureNumber(value: unknown): boolean {
  return typeof value === "number" && value >= LEAST_FAILURE;
}

/**
 * Whether an object says that the call has failed: by `success` or `status`, or by a number from 400 as `statusCode`,
 * `status` or `code`. Fields of the answer's own are not meant: the `status` of the active bonus, and a prize's `code`
 * beside `success: true`. `status: 0` says nothing, because many systems write success like that.
 */
function deniesSuccess({ response }: Endpoint, json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { success, status, statusCode, code } = json;
  const flag = wireFlag.safeParse(success).data;
  if (flag === false || isFailureFlag(success)) return true;
  if (isFailureNumber(wireNumber.safeParse(statusCode).data) || isFailureNumber(status)) return true;
  if (isFailureFlag(status) && !fieldsOf(response).includes("status")) return true;
  return isFailureNumber(code) && !(flag === true && fieldsOf(response).includes("code"));
}

/** Whether it has any of the answer's own fields, other than those that a failure may have too. */
function holdsData({ response }: Endpoint, json: unknown): boolean {
  if (!isRecord(json)) return true;
  return fieldsOf(response).some((name) => name !== "code" && name !== "message" && name in json);
}

/** The names of an answer's top-level fields, in any of its shapes. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  return schema instanceof z.ZodPipe ? [schema.in, schema.out].flatMap(fieldsOf) : [];
}

/** Whether the value means that there is no error, as some operators always send the key. */
function isNoError(error: unknown): boolean {
  return typeof error === "object" && error !== null ? Object.keys(error).length === 0 : !error;
}

/** Whether it has an `error`, or a `success` that cannot be read. */
function isDoubtful(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { error, success } = json;
  const isError = !isNoError(error) && !(typeof error === "string" && isSuccessCode(error));
  return isError || ((success ?? null) !== null && !wireFlag.safeParse(success).success);
}

/** The value of `error`, a key that no answer has for data. */
function errorOf(json: unknown): unknown {
  return isRecord(json) ? json.error : undefined;
}

/** Enough for how common frameworks write failures. */
const MOST_TEXTS = 10;
const DEEPEST_TEXT = 3;

/**
 * The texts of a failure or an ack, the likeliest first, from all places where common frameworks put them: `message`,
 * also as a list, `error` and its contents, `code`, and `detail` and `title` of problem+json.
 */
function textsOf(json: unknown, depth = 0): string[] {
  if (typeof json === "string") return json === "" || depth === 0 ? [] : [json];
  if (depth === DEEPEST_TEXT) return [];
  if (Array.isArray(json)) {
    return depth === 0 ? [] : json.slice(0, MOST_TEXTS).flatMap((item) => textsOf(item, depth + 1));
  }
  if (!isRecord(json)) return [];
  const { message, error, code, detail, title } = json;
  return [message, error, code, detail, title].flatMap((value) => textsOf(value, depth + 1));
}

type Issue = z.core.$ZodIssue;

/**
 * The issue that names the faulty field; for a union (a bare or wrapped list), that of the branch that got furthest.
 */
function deepest(issues: readonly Issue[]): Issue {
  const first = issues[0] as Issue;
  if (first.code !== "invalid_union") return first;
  const inner = first.errors.filter((branch) => branch.length > 0).map(deepest);
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
  return best ? { ...best, path: [...first.path, ...best.path] } : first;
}
