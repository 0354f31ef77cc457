import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Store } from "./store";

interface Entry {
  value: string;
  expiresAt: number;
}

const SWEEP_MS = 60_000;

/** The store of a single process. Its data is lost with the process: see `bornAt`. */
export function createMemoryStore(now: () => number = Date.now): Store {
  const entries = new Map<string, Entry>();

  function live(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now()) return entry;
    entries.delete(key);
    return undefined;
  }

  const sweep = setInterval(() => {
    for (const key of entries.keys()) live(key);
  }, SWEEP_MS);
  sweep.unref();

  const bornAt = now();

  return {
    bornAt: async () => bornAt,
    async claim(key, value, ttlMs) {
      const held = live(key);
      if (held) return held.value;
      entries.set(key, { value, expiresAt: now() + ttlMs });
      return null;
    },
    async read(key) {
      return live(key)?.value ?? null;
    },
    async replace(key, expected, next, ttlMs) {
      if (live(key)?.value !== expected) return false;
      entries.set(key, { value: next, expiresAt: now() + ttlMs });
      return true;
    },
    async release(key, expected) {
      if (live(key)?.value === expected) entries.delete(key);
    },
    limiter: (options) => new RateLimiterMemory(options),
    ping: async () => [],
    async close() {
      clearInterval(sweep);
      entries.clear();
    },
  };
}
