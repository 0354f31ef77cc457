/** The sandbox's time: the machine's, moved by an offset. Every time the program writes or compares comes from here. */
export class Clock {
  #offsetMs = 0;

  nowMs(): number {
    return Date.now() + this.#offsetMs;
  }

  /** ISO 8601 in UTC. */
  now(): string {
    return new Date(this.nowMs()).toISOString();
  }

  advance(ms: number): void {
    this.#offsetMs += ms;
  }

  /** Time goes on from `iso`. */
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
