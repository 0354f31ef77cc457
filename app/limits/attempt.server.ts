import type { Limit, LimitName } from "schemas/env/limits";
import { isRateLimited, type Store } from "~/store/store";

/** Seconds to wait, or null if the attempt may proceed. */
export type Wait = number | null;

/** An attempt that may fail. It counts from its start, so that parallel attempts cannot bypass a limit. */
export interface Attempt {
  wait: Wait;
  /** The attempt did not fail after all: it is no longer counted. */
  forgive(): Promise<void>;
}

/** A limit that counts attempts by the given `parts`: a name, an address. */
export type LimitRule = (...parts: string[]) => Promise<Attempt>;

/** A limit as the store's keys and the metrics name it: `login-address` for LIMIT_LOGIN_ADDRESS. */
export function nameInKeys(limit: LimitName): string {
  return limit.replace("LIMIT_", "").toLowerCase().replaceAll("_", "-");
}

/** `nameOf` hashes phones, user names and addresses, so that none of them is in the store. */
export function createRules(store: Store, nameOf: (text: string) => string) {
  return (limit: LimitName, { count, seconds }: Limit): LimitRule => {
    const name = nameInKeys(limit);
    const limiter = store.limiter({ keyPrefix: `limit:${name}`, points: count, duration: seconds });
    return async (...parts) => {
      const key = nameOf(JSON.stringify(parts));
      let isForgiven = false;
      const forgive = async () => {
        if (isForgiven) return;
        isForgiven = true;
        await limiter.reward(key).catch(() => undefined);
      };
      try {
        await limiter.consume(key);
        return { wait: null, forgive };
      } catch (refusal) {
        if (!isRateLimited(refusal)) throw refusal;
        return { wait: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), forgive };
      }
    };
  };
}

/**
 * Applies the rules in order. An attempt that one of them refuses counts for none, so that nobody is locked out by
 * another person's attempts.
 */
export async function attemptAll(...rules: (() => Promise<Attempt>)[]): Promise<Attempt> {
  const counted: Attempt[] = [];
  const forgive = async () => {
    await Promise.all(counted.map((attempt) => attempt.forgive()));
  };
  for (const rule of rules) {
    const attempt = await rule();
    counted.push(attempt);
    if (attempt.wait === null) continue;
    await forgive();
    return attempt;
  }
  return { wait: null, forgive };
}
