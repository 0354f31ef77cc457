/** The weight of a text entry: the characters of its key and value. V8 takes one or two bytes for each. */
export function lettersOf(key: string, text: string): number {
  return key.length + text.length;
}

/**
 * A cache of values that are costly to make, up to a total weight; beyond it the oldest entries are dropped. An entry
 * weighs 1 unless `weigh` says otherwise; its weight must stay the same.
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

  /** Does not keep a value that alone exceeds the total weight. */
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

  /** The kept value, or a new one from `make`, which is then kept. */
  getOrMake(key: K, make: () => V): V {
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.set(key, made);
    return made;
  }
}
