import type { EndpointName } from "schemas/contract";
import { type ErrorCode, GONE, INVALID_TOKEN, identityCodes, isErrorCode } from "schemas/contract/errors";

/** How far a failed call got: `not-sent` and `refused` had no effect, `unknown` may have happened. */
export type Reached = "not-sent" | "refused" | "unknown";

/** An operator's own text is shown, and kept in records, up to this length. */
export const LONGEST_TEXT = 500;

interface FailureFacts {
  endpoint: EndpointName;
  reached: Reached;
  wasTried?: boolean;
  status?: number;
  cause?: unknown;
}

/**
 * A failed call (operator-api.md, Failure). `message` is a code of the catalogue or the operator's own text, shown
 * unchanged but for its length; `invalid-token` and `gone` are instructions.
 */
export class OperatorError extends Error {
  readonly endpoint: EndpointName;
  readonly reached: Reached;
  /** False if the operator has no part in the failure: the call could not be sent, or too many are in flight. */
  readonly wasTried: boolean;
  readonly status: number | undefined;

  constructor(message: string, { endpoint, reached, wasTried = true, status, cause }: FailureFacts) {
    super(message.slice(0, LONGEST_TEXT), { cause });
    this.name = "OperatorError";
    this.endpoint = endpoint;
    this.reached = reached;
    this.wasTried = wasTried;
    this.status = status;
  }

  /** The catalogue's code; undefined if the operator sent its own text. */
  get code(): ErrorCode | undefined {
    return isErrorCode(this.message) ? this.message : undefined;
  }

  /** The operator no longer accepts the token, so the session must end. Decided by code, in any language. */
  get endsSession(): boolean {
    return this.message === INVALID_TOKEN || identityCodes.some((code) => code === this.message);
  }

  /** The service is terminated. */
  get isGone(): boolean {
    return this.message === GONE;
  }
}

/**
 * The operator refused the call, for example because there is no such account. A call that was never sent, or whose
 * response was lost, does not count.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof OperatorError && error.reached === "refused";
}

/** The response was lost: the operator may have executed the call. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof OperatorError && error.reached === "unknown";
}

/** What gateways answer for an operator that cannot be reached. */
const gatewayStatuses: ReadonlySet<number | undefined> = new Set([undefined, 502, 503, 504]);

/**
 * Nothing of an answer came, so nobody has learned whether a guess (a password, a code) was right. Any answer counts, even
 * one that leaves the outcome unknown, because operators refuse a password with an empty 401; so does a thrown Response.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof OperatorError) return error.reached !== "refused" && gatewayStatuses.has(error.status);
  return !(error instanceof Response);
}

/** Too many calls are in flight: this one was not sent and can be retried soon. */
export class Overloaded extends OperatorError {
  constructor(endpoint: EndpointName) {
    super("INTERNAL_SERVER_ERROR", { endpoint, reached: "not-sent", wasTried: false });
    this.name = "Overloaded";
  }
}
