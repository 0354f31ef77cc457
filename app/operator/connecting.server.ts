const TIMEOUT_MS = 3_000;

/**
 * How a connection to the operator is made, in undici's words: until when it must stand, and how long one address of the
 * operator's name is tried before the next one. Node's 250 ms are less than a connection to another continent takes, or
 * one whose first packet is lost (it is sent again after a second).
 */
export const connecting = { timeout: TIMEOUT_MS, autoSelectFamilyAttemptTimeout: TIMEOUT_MS / 2 };

/** undici cuts a connection off, with these words, on which `100 Continue` comes that was not asked for. */
const UNASKED = "bad response";

/** Why no answer came, with a code where undici gives none. */
export function namedCause(cause: unknown): unknown {
  if (!(cause instanceof Error && cause.message === UNASKED)) return cause;
  return Object.assign(new Error("100 Continue was not asked for", { cause }), { code: "UNASKED_CONTINUE" });
}
