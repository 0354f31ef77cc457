import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "~/store/store";

const LIFE_MS = 600_000;

/** What came of claims that never cease. */
export interface ClaimStorm {
  /** Keys that were claimed, and the time. */
  claimed: Map<string, number>;
  /** When a claim last failed, in ms since the epoch. */
  lastErrorAt: number;
  errors: number;
  /** Keys that two claimed. */
  twice: string[];
  stop(): Promise<void>;
}

/** Each of the stores claims the same keys at the same time, one after another, as long as it lasts. */
export function startClaimStorm(stores: readonly Store[]): ClaimStorm {
  let isOver = false;
  const storm: ClaimStorm = {
    claimed: new Map(),
    lastErrorAt: 0,
    errors: 0,
    twice: [],
    async stop() {
      isOver = true;
      await running;
    },
  };

  async function claim(store: Store, key: string, who: number): Promise<void> {
    try {
      if ((await store.claim(key, String(who), LIFE_MS)) !== null) return;
      if (storm.claimed.has(key)) storm.twice.push(key);
      storm.claimed.set(key, Date.now());
    } catch {
      storm.errors++;
      storm.lastErrorAt = Date.now();
    }
  }

  async function run(lane: number): Promise<void> {
    for (let number = 0; !isOver; number++) {
      const key = `storm-${lane}-${number}`;
      // A member who sends the form again after an error, wherever it lands.
      for (let tries = 0; tries < 2; tries++)
        await Promise.all(stores.map((store, who) => claim(store, key, who)));
      await pause(5);
    }
  }

  const running = Promise.all(Array.from({ length: 10 }, (_, lane) => run(lane))).then(() => undefined);
  return storm;
}
