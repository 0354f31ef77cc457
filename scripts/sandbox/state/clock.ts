/** The sandbox's clock: the machine's time plus an offset. All times that the sandbox stores or compares use it. */
export class Clock {
  #offsetMs = 0;

  nowMs(): number {
    return Date.now() + this.#offsetMs;
  }

  /** The time as ISO 8601 in UTC. */
  now(): string {
    return new Date(this.nowMs()).toISOString();
  }

  advance(ms: number): void {
    this.#offsetMs += ms;
  }

  /** Sets the clock to `iso`; it keeps running from there. */
  set(iso: string): void {
    this.#offsetMs = Date.parse(iso) - Date.now();
  }

  reset(): void {
    this.#offsetMs = 0;
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }
}
