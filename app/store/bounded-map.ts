/** The weight of a text that is kept by a text: V8 takes one or two bytes for each letter. */
export function lettersOf(key: string, text: string): number {
  return key.length + text.length;
}

/**
 * Remembers what is costly to make, up to a total weight; the oldest gives way. An entry weighs 1 unless `weigh` says
 * otherwise, and always the same.
 */
export class BoundedMap<K, V extends object | string | number | null> {
  readonly #most: number;
  readonly #weigh: (key: K, value: V) => number;
  readonly #known = new Map<K, V>();
  #weight = 0;

  constructor(most: number, weigh: (key: K, value: V) => number = () => 1) {
    this.#most = most;
    this.#weigh = weigh;
  }

  get(key: K): V | undefined {
    return this.#known.get(key);
  }

  /** A value heavier than all may weigh together is not kept. */
  set(key: K, value: V): void {
    this.delete(key);
    const weight = this.#weigh(key, value);
    if (weight > this.#most) return;
    for (const oldest of this.#known.keys()) {
      if (this.#weight + weight <= this.#most) break;
      this.delete(oldest);
    }
    this.#known.set(key, value);
    this.#weight += weight;
  }

  delete(key: K): void {
    const value = this.#known.get(key);
    if (value === undefined) return;
    this.#known.delete(key);
    this.#weight -= this.#weigh(key, value);
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
