export interface Weighted {
  /** The relative probability of being chosen. */
  weight: number;
}

/** Picks an item by weight; `random` is from 0 to 1. */
export function choose<Item extends Weighted>(items: readonly Item[], random: number): Item {
  let left = random * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  throw new RangeError("nothing to choose from");
}

/** The probability for each of `count` independent events, so that at least one happens with probability `together`. */
export function shareOfChance(together: number, count: number): number {
  return 1 - (1 - together) ** (1 / count);
}
