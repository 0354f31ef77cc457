import type { Store } from "./store";

/** What a store is asked for. */
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

/** Stands around a step of the store; a limit that is reached rejects too (isRateLimited). */
export type Around = <T>(step: StoreStep, work: () => Promise<T>, limit?: string) => Promise<T>;

/** A store with something around each step that a request waits for; `limit` is the name of the limiter's keys. */
export function watchedStore(store: Store, around: Around): Store {
  return {
    bornAt: (from) => around("born-at", () => store.bornAt(from)),
    claim: (...claim) => around("claim", () => store.claim(...claim)),
    read: (key) => around("read", () => store.read(key)),
    put: (...put) => around("put", () => store.put(...put)),
    replace: (...replacing) => around("replace", () => store.replace(...replacing)),
    release: (...released) => around("release", () => store.release(...released)),
    limiter(options) {
      const limiter = store.limiter(options);
      const limit = options.keyPrefix;
      return {
        consume: (key) => around("consume", () => limiter.consume(key), limit),
        reward: (key) => around("reward", () => limiter.reward(key), limit),
      };
    },
    ping: store.ping,
    close: store.close,
  };
}
