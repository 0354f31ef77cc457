import type { Store } from "./store";

/** The operations of a store, as metrics and traces name them. */
export const storeSteps = [
  "born-at",
  "claim",
  "read",
  "put",
  "replace",
  "release",
  "consume",
  "reward",
] as const;
export type StoreStep = (typeof storeSteps)[number];

/**
 * Runs a step of the store and returns its result. A limit that is reached rejects too (isRateLimited). `limit`: the
 * limiter's key prefix.
 */
export type ObserveStep = <T>(step: StoreStep, work: () => Promise<T>, limit?: string) => Promise<T>;

/** The same store with `observe` around each step that a request waits for. */
export function observedStore(store: Store, observe: ObserveStep): Store {
  return {
    bornAt: (from) => observe("born-at", () => store.bornAt(from)),
    claim: (...claim) => observe("claim", () => store.claim(...claim)),
    read: (key) => observe("read", () => store.read(key)),
    put: (...put) => observe("put", () => store.put(...put)),
    replace: (...replacing) => observe("replace", () => store.replace(...replacing)),
    release: (...released) => observe("release", () => store.release(...released)),
    limiter(options) {
      const limiter = store.limiter(options);
      const limit = options.keyPrefix;
      return {
        consume: (key) => observe("consume", () => limiter.consume(key), limit),
        reward: (key) => observe("reward", () => limiter.reward(key), limit),
      };
    },
    ping: store.ping,
    close: store.close,
  };
}
