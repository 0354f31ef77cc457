/** A deterministic stream of random numbers from a seed (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly T[]): T;
  /** A key, chosen by weight. */
  weighed<T extends string>(weights: Readonly<Record<T, number>>): T;
  chance(share: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const random: Random = {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick<T>(choices: readonly T[]): T {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new RangeError("nothing to pick from");
      return choice;
    },
    weighed<T extends string>(weights: Readonly<Record<T, number>>): T {
      const all = Object.entries(weights) as [T, number][];
      let left = next() * all.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of all) {
        left -= weight;
        if (left < 0) return choice;
      }
      return (all.at(-1) as [T, number])[0];
    },
    chance: (share) => next() < share,
    shuffled<T>(list: readonly T[]): T[] {
      return list
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item);
    },
  };
  return random;
}
