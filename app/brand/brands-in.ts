import { readdirSync } from "node:fs";
import { basename } from "node:path";

/** The ids of all brands with a file in a folder, sorted. */
export function brandsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json"))
    .map((name) => basename(name, ".json"))
    .sort();
}
