/** Knows in constant time which group holds most, of those that hold more than the others' usual share. */
export interface Crowds<Group> {
  /** The group holds one more or one less, and now so many. */
  changed(group: Group, held: number, change: 1 | -1): void;
  /** One of the groups that hold most; undefined if none holds more than the usual share. */
  largest(): Group | undefined;
}

export function createCrowds<Group>(usualShare: number): Crowds<Group> {
  const byHeld = new Map<number, Set<Group>>();
  let most = usualShare;

  return {
    changed(group, held, change) {
      const before = byHeld.get(held - change);
      before?.delete(group);
      if (before?.size === 0) byHeld.delete(held - change);
      if (held > usualShare) byHeld.set(held, (byHeld.get(held) ?? new Set<Group>()).add(group));
      // Who held most holds one more or one less, so the next most is next to it.
      if (held > most) most = held;
      else if (most > usualShare && !byHeld.has(most)) most -= 1;
    },
    largest() {
      const [group] = byHeld.get(most) ?? [];
      return group;
    },
  };
}
