/** A place in a text, both counted from 1 as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** Tells the place of an offset in the text. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = lastUpTo(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The index of the last of the ascending numbers that is not above `most`; the first of them is not. */
function lastUpTo(ascending: readonly number[], most: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
