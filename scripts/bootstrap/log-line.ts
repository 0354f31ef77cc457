/** Parses a line of a service's output; undefined when it is not JSON. */
export function jsonLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** pino's numeric level for "warn". */
const WARN = 40;

/** Whether a line should be shown to the user: warnings, errors and anything that is not a log line. */
export function worthShowing(line: string): boolean {
  const entry = jsonLine(line);
  if (entry === undefined) return line.trim() !== "";
  return typeof entry.level === "number" && entry.level >= WARN;
}
