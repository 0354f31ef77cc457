import type { EndpointName } from "schemas/contract";
import { type ErrorCode, GONE, INVALID_TOKEN, identityCodes, isErrorCode } from "schemas/contract/errors";

/** How far a failed call got: `not-sent` and `refused` did nothing, `unknown` may have happened. */
export type Reached = "not-sent" | "refused" | "unknown";

interface Facts {
  endpoint: EndpointName;
  reached: Reached;
  status?: number;
  cause?: unknown;
}

/**
 * A failed call (operator-api.md, Failure). `message` is a code of the catalogue or the operator's own text, shown as
 * it is; `invalid-token` and `gone` are orders.
 */
export class OperatorError extends Error {
  readonly endpoint: EndpointName;
  readonly reached: Reached;
  readonly status: number | undefined;

  constructor(message: string, { endpoint, reached, status, cause }: Facts) {
    super(message, { cause });
    this.name = "OperatorError";
    this.endpoint = endpoint;
    this.reached = reached;
    this.status = status;
  }

  /** The catalogue's code, or undefined where the operator sent a text of its own. */
  get code(): ErrorCode | undefined {
    return isErrorCode(this.message) ? this.message : undefined;
  }

  /** The operator does not accept the token any more: the session ends (by code, in any language). */
  get endsSession(): boolean {
    return this.message === INVALID_TOKEN || identityCodes.some((code) => code === this.message);
  }

  /** The service is terminated. */
  get isGone(): boolean {
    return this.message === GONE;
  }
}
