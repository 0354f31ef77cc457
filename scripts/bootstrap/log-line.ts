/** A line of a service's standard output as an object, or undefined when it is not JSON. */
export function jsonLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** pino's number for "warn". */
const WARN = 40;

/** What of a running service's output is worth a person's attention: warnings, errors, and what is no log line. */
export function worthShowing(line: string): boolean {
  const entry = jsonLine(line);
  if (entry === undefined) return line.trim() !== "";
  return typeof entry.level === "number" && entry.level >= WARN;
}
