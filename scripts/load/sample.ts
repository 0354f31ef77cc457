/** One request of a member's, as the member notices it. Times are in ms since the load began. */
export interface Sample {
  kind: string;
  /** Undefined if no answer came. */
  status: number | undefined;
  /** The answer's reference; empty if no answer came. */
  requestId: string;
  /** When it was to go by the rate, whether or not anything was late by then. */
  dueMs: number;
  sentMs: number;
  /** When the last byte of the answer had come. */
  endedMs: number;
  /** The answer's header and body as they came, packed. */
  bytes: number;
}

/** What the member waits: from the intended start, so that a stalled server is not flattered. */
export function waitOf({ dueMs, endedMs }: Sample): number {
  return endedMs - dueMs;
}

/** Whether a member would call it a failure. */
export function isFault({ status }: Sample): boolean {
  return status === undefined || status >= 400;
}
