/** One row of the table: a measure of standards.md, Speed, its limit and the current build's value. */
export interface Measure {
  name: string;
  target: string;
  found: string;
  /**
   * True for a byte budget or a rule that fails the run. A timing, or a target with a separate hard limit, is only
   * shown.
   */
  isExact: boolean;
  isMet: boolean;
}

export function bytes(name: string, found: number, limit: number): Measure {
  return { name, target: `≤ ${kb(limit)}`, found: kb(found), isExact: true, isMet: found <= limit };
}

export function count(name: string, found: number, limit: number, note = ""): Measure {
  const isMet = found <= limit;
  return { name, target: limit === 0 ? "0" : `≤ ${limit}`, found: `${found}${note}`, isExact: true, isMet };
}

/** The ratio of two timings from the same run. */
export function ratio(name: string, found: number, limit: number, note = ""): Measure {
  const isMet = found <= limit;
  return { name, target: `≤ ${limit}`, found: `${found.toFixed(2)}${note}`, isExact: false, isMet };
}

/**
 * Two timings that were taken in turns: the median of each turn's ratio, with the two medians in ms beside it, and
 * `aside` after them.
 */
export function turns(
  name: string,
  [ones, others]: readonly [readonly number[], readonly number[]],
  limit: number,
  { digits = 0, aside = "" } = {},
): Measure {
  const ratios = ones.map((one, turn) => one / (others[turn] ?? Number.NaN));
  const [one, other] = [median(ones).toFixed(digits), median(others).toFixed(digits)];
  return ratio(name, median(ratios), limit, ` (${one} ms, ${other} ms${aside})`);
}

/** A time in ms, for those limits that are not ratios. Like a ratio it never fails the run. */
export function millis(name: string, found: number, limit: number): Measure {
  return {
    name,
    target: `≤ ${limit} ms`,
    found: `${Math.round(found)} ms`,
    isExact: false,
    isMet: found <= limit,
  };
}

export function kb(size: number): string {
  return `${(size / 1000).toFixed(2)} kB`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which `share` of the values lie; `share` is from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Formats the table as text. */
export function tableOf(measures: readonly Measure[]): string {
  const rows = measures.map(({ name, target, found, isMet, isExact }) => [
    isMet ? "ok" : isExact ? "OVER" : "miss",
    name,
    target,
    found,
  ]);
  return columnsOf([["", "measure", "target", "found"], ...rows]);
}

/** Rows of cells as text, each column as wide as its widest cell. */
export function columnsOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}
