import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * The small state that replicas share: claims, locks, revocations and limits. Values are strings; every entry expires.
 * It is a file on one machine, Redis on several. All methods throw StoreUnavailable when it cannot be reached.
 *
 * Every key is listed in docs/ops/store.md ("What is in it"), a new one too: app/store/keys.test.ts compares.
 */
export interface Store {
  /**
   * Since when this store has kept all its data, in ms since the epoch. During a failover pages may still read from the
   * old master while claims go to the new one: `claims` asks where claims are written, and may wait behind them.
   */
  bornAt(from?: "claims"): Promise<number>;
  /** Sets `key` if it is free and returns null; otherwise returns the existing value. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  read(key: string): Promise<string | null>;
  /** Sets `key`, whatever its value was. Best effort: it may have been set even if this throws. */
  put(key: string, value: string, ttlMs: number): Promise<void>;
  /** Replaces `expected` by `next`; false if the value is a different one. */
  replace(key: string, expected: string, next: string, ttlMs: number): Promise<boolean>;
  /**
   * Removes `key` if its value is `expected`. Best effort: it may have been removed even if this throws, and a failover
   * may bring the entry back.
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

/** What a store reports while it runs. */
export interface StoreNews {
  /** Each failure, also of the attempts to connect again. */
  onError(error: Error): void;
  /** The store takes claims, for the first time, again or still. */
  onReady?(): void;
  /** Each reason why data may be lost, after every connect. */
  onRisk?(line: string): void;
}

export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super("the store cannot be reached", { cause });
    this.name = "StoreUnavailable";
  }
}

export class StoreTimeout extends Error {
  constructor() {
    super("the store did not answer in time");
    this.name = "StoreTimeout";
  }
}

/** The store is not asked because it timed out a moment ago. */
export class StoreHangs extends Error {
  constructor() {
    super("the store did not answer in time a moment ago");
    this.name = "StoreHangs";
  }
}

/** Whether a limiter's rejection means that the limit is exceeded (anything else is an error). */
export function isRateLimited(rejection: unknown): rejection is RateLimiterRes {
  return rejection instanceof RateLimiterRes;
}

/** Counts in the store; while it is unavailable, in this process alone. */
export function withLocalFallback(stored: Limiter, options: IRateLimiterOptions): Limiter {
  const local = new RateLimiterMemory(options);
  const count = (change: keyof Limiter, key: string) =>
    stored[change](key).catch((error: unknown) => {
      if (isRateLimited(error)) throw error;
      return local[change](key);
    });
  return { consume: (key) => count("consume", key), reward: (key) => count("reward", key) };
}
