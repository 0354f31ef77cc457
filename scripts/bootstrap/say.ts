/** Prints a line to standard output. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a line to standard error. */
export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
