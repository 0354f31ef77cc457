import { readdirSync } from "node:fs";

/** The ids of all brands in config/. */
export const brandIds = readdirSync("config")
  .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json"))
  .map((name) => name.slice(0, -".json".length));
