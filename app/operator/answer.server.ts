import type { NamedEndpoint } from "schemas/contract";
import { isSuccessCode } from "schemas/contract/errors";
import { isCodeOrInstruction, readJson } from "schemas/contract/reading";
import { ack } from "schemas/contract/wire";
import { withExactIntegers } from "schemas/exact-integers";
import { parseJson } from "schemas/parse-json";
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

/** The most objects and lists in an answer, several times those of a megabyte of rows: they make parsing slow. */
const MOST_LISTS = 50_000;

/** Whether the text may hold so many objects or lists that parsing it would hold up everybody. */
function hasTooMany(text: string): boolean {
  let count = 0;
  for (const sign of ["{", "["]) {
    for (let at = text.indexOf(sign); at >= 0 && count <= MOST_LISTS; at = text.indexOf(sign, at + 1))
      count += 1;
  }
  return count > MOST_LISTS;
}

/** A response's JSON, integers beyond 2^53 as texts; undefined if it cannot be read. */
export function parseAnswer(text: string): unknown {
  if (text.length > MOST_LISTS && hasTooMany(text)) return undefined;
  return parseJson(withExactIntegers(text));
}

/** A validated answer and, for the log, where it was faulty: `slots.3.amount`. */
export interface CheckedAnswer {
  answer: unknown;
  faults: readonly string[];
}

/**
 * The validated value of a parsed response; throws an OperatorError for any other. Where the call changes something, a
 * failure without a code leaves its outcome unknown; where it moves money, so does a success that contradicts itself.
 */
export function readAnswer({ name, endpoint }: NamedEndpoint, status: number, json: unknown): CheckedAnswer {
  const reading = readJson(endpoint, status, json);
  if (reading.is === "read") {
    const { data, faults } = reading;
    return { answer: endpoint.response === ack ? shortened(data) : data, faults };
  }
  if (reading.is === "failure") {
    const { message } = reading;
    throw new OperatorError(message ?? BROKEN, { endpoint: name, status, reached: reached(status, message) });
  }
  throw new OperatorError(BROKEN, {
    endpoint: name,
    status,
    reached: "unknown",
    cause: new ContractError(reading.path, reading.detail),
  });
}

function shortened(done: unknown): unknown {
  return { message: (done as { message: string | undefined }).message?.slice(0, LONGEST_TEXT) };
}

/**
 * Only a known code or instruction, or the operator's own text with status 4xx (for what moves no money with 2xx too),
 * means that the call was refused. Anything else, such as a redirect, leaves the outcome unknown.
 */
function reached(status: number, message: string | undefined): Reached {
  if (message === undefined || message === BROKEN || isSuccessCode(message)) return "unknown";
  const isSaid = status < 300 || (status >= 400 && status < 500 && !mayStillRun(status));
  return isCodeOrInstruction(message) || isSaid ? "refused" : "unknown";
}

/** Statuses from gateways while the operator may still be processing the call (408, 425, 499, 502 to 504, 52x). */
function mayStillRun(status: number | undefined): boolean {
  if (status === undefined) return false;
  return [408, 425, 499, 502, 503, 504].includes(status) || (status >= 520 && status < 530);
}
