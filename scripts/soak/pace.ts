/**
 * Releases requests at a fixed rate, whether or not earlier ones have been answered: a slow server delays its
 * responses, never the load (docs/decisions/load-is-sent-when-due.md). Tasks in progress take precedence over new ones.
 */
export class Pace {
  readonly #waiting: ((dueMs?: number) => void)[] = [];
  readonly #perSecond: number;
  readonly #begin: () => void;
  #isFree = true;
  #gone = 0;

  constructor(perSecond: number, begin: () => void) {
    this.#perSecond = perSecond;
    this.#begin = begin;
  }

  /** Before this, every turn is granted immediately. */
  start(): void {
    this.#isFree = false;
  }

  /** Releases what is due after `elapsedMs`. A turn that no task waits for starts a new one. */
  catchUp(elapsedMs: number): void {
    const due = Math.floor((elapsedMs / 1_000) * this.#perSecond);
    for (; this.#gone < due; this.#gone += 1) {
      if (this.#waiting.length === 0) this.#begin();
      this.#waiting.shift()?.(((this.#gone + 1) / this.#perSecond) * 1_000);
    }
  }

  /** Resolves once a request may go, with when it was due, in ms; with undefined where turns are free. */
  turn(): Promise<number | undefined> {
    return this.#isFree ? Promise.resolve(undefined) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** From here on every turn is granted immediately again, so that tasks in progress can finish. */
  release(): void {
    this.#isFree = true;
    for (const go of this.#waiting.splice(0)) go();
  }
}
