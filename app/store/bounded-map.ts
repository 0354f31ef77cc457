/** Remembers what is costly to make, at most so many; the oldest gives way. */
export class BoundedMap<K, V> {
  readonly #most: number;
  readonly #known = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    return this.#known.get(key);
  }

  set(key: K, value: V): void {
    const [oldest] = this.#known.keys();
    const isFull = this.#known.size >= this.#most && !this.#known.has(key);
    if (isFull && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, value);
  }

  delete(key: K): void {
    this.#known.delete(key);
  }

  /** The value that is known, or one that is made now. */
  getOrMake(key: K, make: () => V): V {
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.set(key, made);
    return made;
  }
}
