/**
 * What may stand between a Redis that is back and money that works again: even one after the other these are at most
 * the five seconds that are promised (standards.md, Reliability).
 */
export const waitsMs = {
  /** A connection that is not made. */
  connect: 1_000,
  /** A command that is not answered, those of a new connection's handshake included. */
  command: 1_000,
  /** The longest pause between reconnections. */
  reconnect: 1_000,
  /** How long a store that timed out is left alone. */
  breaker: 2_000,
} as const;
