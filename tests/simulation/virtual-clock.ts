import type { Clock } from "~/money/once/clock";

interface Event {
  at: number;
  /** Of two timers due at the same time, the one set first fires first. */
  order: number;
  run(): void;
}

/** The simulation's clock: time stands still while code runs, then jumps to the next timer. */
export class VirtualClock implements Clock {
  #now: number;
  #order = 0;
  #planned: Event[] = [];

  constructor(startsAt: number) {
    this.#now = startsAt;
  }

  now = (): number => this.#now;

  wait = (ms: number, until?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      this.#plan(this.#now + ms, () => {
        if (!until?.aborted) resolve();
      });
    });

  #plan(at: number, run: () => void): void {
    const event = { at, order: this.#order++, run };
    const later = this.#planned.findIndex((other) => other.at > at);
    if (later === -1) this.#planned.push(event);
    else this.#planned.splice(later, 0, event);
  }

  /** Fires all timers of the next `ms`. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#planned[0]; next && next.at <= end; next = this.#planned[0]) {
      this.#planned.shift();
      this.#now = next.at;
      next.run();
      await settle();
    }
    this.#now = end;
  }
}

/** Waits until all promises have settled that can: immediates run after all of them. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
