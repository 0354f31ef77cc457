/** Parses a line of a service's output; undefined when it is not JSON. */
export function jsonLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const WARN = 40;

/** The levels of LOG_LEVEL at which an app does not say that it listens, as pino's numbers. */
export const quietLevels: Readonly<Record<string, number>> = {
  warn: WARN,
  error: 50,
  fatal: 60,
  silent: Number.POSITIVE_INFINITY,
};

/**
 * Whether a line should be shown to the user: warnings, errors and anything that
 * is not a log line; less with a quiet LOG_LEVEL.
 */
export function worthShowing(line: string, logLevel = ""): boolean {
  const entry = jsonLine(line);
  if (entry === undefined) return line.trim() !== "";
  return typeof entry.level === "number" && entry.level >= (quietLevels[logLevel] ?? WARN);
}
