/** A value for everybody, with overrides for single members. */
export class PerMember<T extends object> {
  readonly #initial: T;
  #everybody: T;
  readonly #byUsername = new Map<string, T>();

  constructor(initial: T) {
    this.#initial = initial;
    this.#everybody = initial;
  }

  of(username: string | null): T {
    return this.#byUsername.get(username ?? "") ?? this.#everybody;
  }

  merge(change: Partial<T>, username?: string): T {
    const merged = { ...this.of(username ?? null), ...change };
    if (username === undefined) this.#everybody = merged;
    else this.#byUsername.set(username, merged);
    return merged;
  }

  reset(): void {
    this.#everybody = this.#initial;
    this.#byUsername.clear();
  }
}
