/**
 * The known name closest to `found`; undefined if all are too different. A name may differ by two edits, a short one by
 * one, a long one by a third of its length.
 */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const limit = found.length < 4 ? 1 : Math.max(2, Math.floor(found.length / 3));
  const ranked = known
    .map((name) => ({ name, distance: edits(found.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best && best.distance <= limit ? best.name : undefined;
}

/** `, did you mean "KBANK"?`, or an empty text if no known name is close. */
export function suggestion(found: string, known: readonly string[]): string {
  const near = nearest(found, known);
  return near === undefined ? "" : `, did you mean "${near}"?`;
}

/** The Levenshtein distance, in which swapping two neighbours is one edit. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwap = line > 0 && column > 0 && letter === to[column - 1] && from[line - 1] === other;
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
