import { IN_MEMORY } from "schemas/env";
import { createSqliteStore } from "~/store/sqlite.server";
import type { Store } from "~/store/store";

/** The store of one machine, but in no file. */
export function createMemoryStore(now: () => number = Date.now): Store {
  return createSqliteStore(IN_MEMORY, "moon", { onError: () => undefined }, now);
}
