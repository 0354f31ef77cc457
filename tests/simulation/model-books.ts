import type { VirtualClock } from "./virtual-clock";

export interface ModelEntry {
  statementType: string;
  status: string;
  amount: number;
  createdAt: string;
}

interface Page {
  at: number;
  /** In satang. */
  balances: Record<string, number>;
  /** Newest first. */
  entries: ModelEntry[];
}

/** Wallet and statement, with their past states, because a response may be stale. */
export class ModelBooks {
  readonly #clock: VirtualClock;
  readonly #skewMs: number;
  #pages: Page[] = [{ at: 0, balances: { wallet: 500_000, JOKER: 100_000, PG: 50_000 }, entries: [] }];

  /** The operator's clock is off by `skewMs`. */
  constructor(clock: VirtualClock, skewMs: number) {
    this.#clock = clock;
    this.#skewMs = skewMs;
  }

  get balances(): Record<string, number> {
    return this.#latest().balances;
  }

  asOf(time: number): Page {
    return this.#pages.findLast(({ at }) => at <= time) ?? this.#latest();
  }

  entry(statementType: string, amount: number, status: string): ModelEntry {
    const createdAt = new Date(this.#clock.now() + this.#skewMs).toISOString();
    return { statementType, status, amount: amount / 100, createdAt };
  }

  /** Moves money and adds entries, or replaces one. */
  write(moves: Record<string, number>, written: ModelEntry[], inPlaceOf?: ModelEntry): void {
    const { balances, entries } = this.#latest();
    const next = { ...balances };
    for (const [account, delta] of Object.entries(moves)) next[account] = (next[account] ?? 0) + delta;
    const [first] = written;
    this.#pages.push({
      at: this.#clock.now(),
      balances: next,
      entries:
        inPlaceOf && first
          ? entries.map((entry) => (entry === inPlaceOf ? first : entry))
          : [...written, ...entries],
    });
  }

  #latest(): Page {
    return this.#pages.at(-1) as Page;
  }
}
