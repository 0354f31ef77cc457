/** One line to the person at the terminal. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** One line about something wrong. */
export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
