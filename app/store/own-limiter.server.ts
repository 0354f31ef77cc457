import { type IRateLimiterOptions, RateLimiterMemory } from "rate-limiter-flexible";
import { isRateLimited, type Limiter } from "./store";

/** Counts in the store; while that is away, each process by itself. */
export function orOwnLimiter(stored: Limiter, options: IRateLimiterOptions): Limiter {
  const own = new RateLimiterMemory(options);
  const count = (change: keyof Limiter, key: string) =>
    stored[change](key).catch((error: unknown) => {
      if (isRateLimited(error)) throw error;
      return own[change](key);
    });
  return { consume: (key) => count("consume", key), reward: (key) => count("reward", key) };
}
