import { Environment } from "schemas/env";

/**
 * Every variable that the app reads, empty: counts as absent, and hides a developer's own `.env` from child processes.
 */
export const blankEnvironment: Record<string, string> = Object.fromEntries(
  Object.keys(Environment.shape).map((name) => [name, ""]),
);
