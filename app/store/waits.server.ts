import { STORE_TIMEOUT_MS } from "schemas/env/redis-address";

/**
 * What may stand between a store that is back and money that works again: even one after the other these are at most
 * the five seconds that are promised (standards.md, Reliability).
 */
export const waitsMs = {
  /** A connection that is not made. */
  connect: 1_000,
  /** A command that is not answered, those of a new connection's handshake included, unless the address says less. */
  command: STORE_TIMEOUT_MS,
  /** The longest pause between reconnections. */
  reconnect: 1_000,
  /** How long a store that timed out is left alone. */
  breaker: 2_000,
} as const;

export const replicaWaitsMs = {
  /** How long what is known of a master's replicas stands, and how long nothing is written after one has lagged. */
  known: 1_000,
  /** The time in which Sentinels, having made a replica the master, tell everybody. */
  failover: 3_000,
} as const;
