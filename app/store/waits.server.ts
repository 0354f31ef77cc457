import { STORE_TIMEOUT_MS } from "schemas/env/redis-address";

/**
 * Everything that can delay money after the store has come back. Even in a row these stay within the five seconds that
 * are promised (standards.md, Reliability).
 */
export const waitsMs = {
  /** Until a connection attempt is given up. */
  connect: 1_000,
  /** Until a command, handshakes included, times out; the store's address may say less. */
  command: STORE_TIMEOUT_MS,
  /** The longest pause between two connection attempts. */
  reconnect: 1_000,
  /** How long a store that timed out is not asked. */
  breaker: 2_000,
} as const;

export const replicaWaitsMs = {
  /** How long the number of replicas is taken as known, and how long writes are refused after one has lagged. */
  known: 1_000,
  /** How long Sentinels take to announce a replica that they have made the master. */
  failover: 3_000,
} as const;
