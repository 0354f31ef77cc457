import type { NamedEndpoint } from "schemas/contract";
import { GONE, INVALID_TOKEN, isErrorCode, isSuccessCode } from "schemas/contract/errors";
import { wireFlag } from "schemas/contract/wire";
import { OperatorError, type Reached } from "./error";

const BROKEN = "INTERNAL_SERVER_ERROR";

/** Where the first fault of an answer lies; goes to the log, never to the member. */
export class ContractError extends Error {
  constructor(
    readonly path: string,
    detail: string,
  ) {
    super(`${path}: ${detail}`);
    this.name = "ContractError";
  }
}

/**
 * Reads one answer (operator-api.md, Failure and Success): the validated value, or an OperatorError. For calls that
 * change something, an answer without a code of its own leaves the outcome unknown.
 */
export function readAnswer({ name, endpoint }: NamedEndpoint, status: number, text: string): unknown {
  const json = parseJson(text);
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess || saysFailure(json)) {
    const message = failureText(json);
    throw new OperatorError(message ?? BROKEN, { endpoint: name, status, reached: reached(status, message) });
  }
  const parsed = endpoint.response.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = deepest(parsed.error.issues);
  throw new OperatorError(BROKEN, {
    endpoint: name,
    status,
    reached: "unknown",
    cause: new ContractError(issue.path.join(".") || "(answer)", issue.message),
  });
}

/**
 * Only an answer with a code or an order, or a text of the operator's with a 4xx or `success: false`, is a failure;
 * everything else may have happened, a redirect that is not followed among it.
 */
function reached(status: number, message: string | undefined): Reached {
  if (message === undefined || message === BROKEN || isSuccessCode(message)) return "unknown";
  const isSaid = status < 300 || (status >= 400 && status < 500 && !mayRunOn(status));
  return isMeant(message) || isSaid ? "refused" : "unknown";
}

/** What gateways say of a call that the operator behind them may still be working on (408, 425, 499, 502 to 504, 52x). */
export function mayRunOn(status: number | undefined): boolean {
  if (status === undefined) return false;
  return [408, 425, 499, 502, 503, 504].includes(status) || (status >= 520 && status < 530);
}

/** A text with a meaning of its own: a code of the catalogue, or an order. */
function isMeant(text: string): boolean {
  return isErrorCode(text) || text === INVALID_TOKEN || text === GONE;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** `success` in any spelling of a flag. */
function saysFailure(json: unknown): boolean {
  return isRecord(json) && wireFlag.safeParse(json.success).data === false;
}

/** A code or an order wherever it stands, else the first text: `{ "message": "Bad Request", "code": "NO_BANK" }`. */
function failureText(json: unknown): string | undefined {
  if (!isRecord(json)) return undefined;
  const texts = [json.message, json.error, json.code].filter(
    (value): value is string => typeof value === "string" && value !== "",
  );
  return texts.find(isMeant) ?? texts[0];
}

interface Issue {
  path: PropertyKey[];
  message: string;
  errors?: Issue[][];
}

/** A union (bare or wrapped list) reports its branches: the one that got furthest names the field. */
function deepest(issues: readonly unknown[]): Issue {
  const first = issues[0] as Issue;
  if (!first.errors) return first;
  const inner = first.errors.filter((branch) => branch.length > 0).map(deepest);
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
  return best ? { ...best, path: [...first.path, ...best.path] } : first;
}
