import { type IRateLimiterOptions, RateLimiterRes } from "rate-limiter-flexible";

/**
 * The small state that replicas share: claims, locks, revocations and limits. Values are strings; every entry expires.
 * In a file for one machine, in Redis for many. All methods throw StoreUnavailable when it cannot be reached.
 */
export interface Store {
  /**
   * Since when this store has kept all its data, in ms since the epoch. During a failover pages may still read at the
   * old master while claims are made at the new one: `claims` asks there, and may wait behind writes.
   */
  bornAt(from?: "claims"): Promise<number>;
  /** Sets `key` if it is free and returns null; otherwise returns the existing value. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  read(key: string): Promise<string | null>;
  /** Sets `key`, whatever it held. Best effort: where it throws it may have been done. */
  put(key: string, value: string, ttlMs: number): Promise<void>;
  /** Replaces `expected` by `next`; false if the value is a different one. */
  replace(key: string, expected: string, next: string, ttlMs: number): Promise<boolean>;
  /**
   * Removes `key` if its value is `expected`. Where it throws it may have been done, and a failover may still bring the
   * entry back.
   */
  release(key: string, expected: string): Promise<void>;
  limiter(options: IRateLimiterOptions): Limiter;
  /**
   * For readiness: the reasons why the store may lose data, one per line. Throws StoreUnavailable, also if the store
   * responds but accepts no claims.
   */
  ping(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Counts by key; `consume` rejects with a RateLimiterRes when the limit is exceeded. */
export interface Limiter {
  consume(key: string): Promise<unknown>;
  /** Takes one count back. */
  reward(key: string): Promise<unknown>;
}

/** What is told of a store. */
export interface StoreNews {
  /** Each failure, also of what is tried again and again. */
  onError(error: Error): void;
  /** Whenever it takes claims, again or still. */
  onReady?(): void;
  /** Each reason why data may be lost; again whenever it is connected. */
  onRisk?(line: string): void;
}

export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super("the store cannot be reached", { cause });
    this.name = "StoreUnavailable";
  }
}

/** Whether a limiter's rejection means that the limit is exceeded (anything else is an error). */
export function isRateLimited(rejection: unknown): rejection is RateLimiterRes {
  return rejection instanceof RateLimiterRes;
}
