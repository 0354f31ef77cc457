import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/**
 * The small state that replicas share: claims, locks, revocations and limits. Values are texts; every entry expires.
 * Memory serves one process; Redis serves many. Throws StoreUnavailable when it cannot be reached.
 */
export interface Store {
  /** When this store began to remember, in ms since the epoch; 0 when it outlives the process. */
  readonly bornAt: number;
  /** Sets `key` if it is free. Answers null when it was, else what stands there. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  read(key: string): Promise<string | null>;
  /** Replaces `expected` by `next`; false when something else stands there. */
  replace(key: string, expected: string, next: string, ttlMs: number): Promise<boolean>;
  /** Removes `key` if `expected` stands there. */
  release(key: string, expected: string): Promise<void>;
  limiter(options: IRateLimiterOptions): RateLimiterAbstract;
  /** Throws StoreUnavailable, also where the store answers but takes no claims; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super("the store cannot be reached", { cause });
    this.name = "StoreUnavailable";
  }
}

/** Whether a limiter's rejection says "too often" (anything else is a fault). */
export function isRateLimited(rejection: unknown): rejection is RateLimiterRes {
  return rejection instanceof RateLimiterRes;
}
