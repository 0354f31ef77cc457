import { Environment, IN_MEMORY } from "schemas/env";

/**
 * Every variable that the app reads, empty: counts as absent, and hides a developer's own `.env` from child processes.
 * A store that ends with its process hides the developer's own too.
 */
export const blankEnvironment: Record<string, string> = {
  ...Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, ""])),
  STORE_FILE: IN_MEMORY,
};
