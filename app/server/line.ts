/** Who comes last stands last, and anybody may leave; all in constant time, however long the line is. */
export interface Line<T> {
  first(): T | undefined;
  /** Returns what makes it leave, which may be called once. */
  join(item: T): () => void;
}

interface Place<T> {
  item?: T;
  before: Place<T>;
  after: Place<T>;
}

/** Not a Set: finding the first of one means stepping over all that have left before it. */
export function createLine<T>(): Line<T> {
  const end = placeOf<T>();

  return {
    first: () => end.after.item,
    join(item) {
      const place: Place<T> = { item, before: end.before, after: end };
      place.before.after = place;
      end.before = place;
      return () => {
        place.before.after = place.after;
        place.after.before = place.before;
      };
    },
  };
}

/** The end of an empty line: before it and after it stands nobody but itself. */
function placeOf<T>(): Place<T> {
  const end: Partial<Place<T>> = {};
  end.before = end as Place<T>;
  end.after = end as Place<T>;
  return end as Place<T>;
}
