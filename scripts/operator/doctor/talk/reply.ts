import type { NamedEndpoint } from "schemas/contract";
import { type Reading, readJson } from "schemas/contract/reading";
import { withExactIntegers } from "schemas/exact-integers";
import { parseJson } from "schemas/parse-json";

/** What must come of a request: `either` where the operator may refuse it. */
export type Expects = "answer" | "refusal" | "either";

/** One request of a call. */
export interface Ask {
  /** Path values and body fields. */
  input: Record<string, unknown>;
  expects: Expects;
  /** Instead of the member's. */
  token?: "none" | "unknown";
  /** Every character of the path values is percent-encoded. */
  isEncoded?: boolean;
  idempotencyKey?: string;
}

/** What came over the wire. */
export interface Incoming {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface Reply extends NamedEndpoint {
  ask: Ask;
  /** Why there is no answer, if there is none. */
  lost: string | undefined;
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Undefined if the text is no JSON. */
  json: unknown;
  /** Undefined if there is no JSON. */
  reading: Reading | undefined;
  /** The password or token that was sent with the request. */
  secret: string | undefined;
  /** By our clock, in ms since the epoch. */
  sentAt: number;
  durationMs: number;
}

/** Reads a response as the app does. */
export function replyOf(
  { name, endpoint }: NamedEndpoint,
  ask: Ask,
  came: Incoming | Error,
  times: Pick<Reply, "secret" | "sentAt" | "durationMs">,
): Reply {
  const row = { name, endpoint, ask, ...times };
  if (came instanceof Error) {
    const nothing = { status: 0, headers: {}, text: "", json: undefined, reading: undefined };
    // An error of several addresses has no words of its own.
    const code = "code" in came ? String(came.code) : came.name;
    return { ...row, ...nothing, lost: came.message || code };
  }
  const json = parseJson(withExactIntegers(came.text));
  const reading = json === undefined ? undefined : readJson(endpoint, came.status, json);
  return { ...row, ...came, lost: undefined, json, reading };
}

/** The validated answer; undefined for anything else. */
export function answerIn({ reading }: Reply): unknown {
  return reading?.is === "read" ? reading.data : undefined;
}

/** The password that an answer holds, whether or not the rest of it can be read. */
export function passwordIn({ json }: Reply): string | undefined {
  const password = typeof json === "object" && json !== null && "password" in json && json.password;
  return typeof password === "string" || typeof password === "number" ? String(password) : undefined;
}

/** The operator's code or text of a refusal. */
export function messageIn({ reading }: Reply): string | undefined {
  return reading?.is === "failure" ? reading.message : undefined;
}
