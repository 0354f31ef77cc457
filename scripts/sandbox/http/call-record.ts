import type { EndpointName } from "schemas/contract";
import type { FaultKind } from "./faults";

/** One recorded call: the request and its outcome. */
export interface RecordedCall {
  id: number;
  at: string;
  endpoint: EndpointName | null;
  username: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Passwords and gift links are replaced by `***`, a file by its size and digest. */
  body: unknown;
  /** Null while the call is running, 0 if no status was sent. */
  status: number | null;
  fault: FaultKind | null;
  /** Whether the operation took effect, whatever the caller was told. */
  executed: boolean;
  /** Whether an earlier response was sent again (honourIdempotency). */
  replayed: boolean;
  /** The reason for a refusal in words, if known. */
  detail: string | null;
  durationMs: number | null;
}

export interface CallFilter {
  endpoint?: string | undefined;
  username?: string | undefined;
  /** Only calls with a higher id. */
  since?: number | undefined;
  requestId?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Only the newest `limit` calls. */
  limit?: number | undefined;
}

const MAX_CALLS = 100_000;

/** The last hundred thousand calls, oldest first. */
export class CallRecord {
  #calls: RecordedCall[] = [];
  #lastId = 0;

  open(call: Pick<RecordedCall, "at" | "method" | "path" | "headers">): RecordedCall {
    this.#lastId += 1;
    const recorded: RecordedCall = {
      id: this.#lastId,
      ...call,
      endpoint: null,
      username: null,
      body: undefined,
      status: null,
      fault: null,
      executed: false,
      replayed: false,
      detail: null,
      durationMs: null,
    };
    this.#calls.push(recorded);
    // Drops a tenth at a time, so that a full record does not copy the array on every call.
    if (this.#calls.length > MAX_CALLS * 1.1) this.#calls = this.#calls.slice(-MAX_CALLS);
    return recorded;
  }

  list(filter: CallFilter): RecordedCall[] {
    const found = this.#calls.filter(
      (call) =>
        (filter.endpoint === undefined || call.endpoint === filter.endpoint) &&
        (filter.username === undefined || call.username === filter.username) &&
        (filter.since === undefined || call.id > filter.since) &&
        (filter.requestId === undefined || call.headers["x-request-id"] === filter.requestId) &&
        (filter.idempotencyKey === undefined || call.headers["idempotency-key"] === filter.idempotencyKey),
    );
    return filter.limit === undefined ? found : found.slice(-filter.limit);
  }

  clear(): void {
    this.#calls = [];
  }
}
