import { join } from "node:path";
import { brandsIn, type ReadBrandFile, readBrandFile as readWithChecks } from "~/brand/read-brand-file";
import { leftOvers } from "./left-over";

const CONFIG_FOLDER = "config";
export const SCHEMA_FILE = join(CONFIG_FOLDER, "operator.schema.json");

/** Where a command says what it found. */
export type Write = (text: string) => void;

/** Resolves `siam-gold` to `config/siam-gold.json`; anything that looks like a path is returned unchanged. */
export function fileOf(nameOrFile: string): string {
  const isPath = nameOrFile.includes("/") || nameOrFile.endsWith(".json");
  return isPath ? nameOrFile : join(CONFIG_FOLDER, `${nameOrFile}.json`);
}

/** The config files of all brands in config/, sorted by name. */
export function brandFiles(folder = CONFIG_FOLDER): string[] {
  return brandIds(folder).map((id) => join(folder, `${id}.json`));
}

/** The ids of all brands in config/, sorted. */
export function brandIds(folder = CONFIG_FOLDER): string[] {
  return brandsIn(folder);
}

/**
 * Reads a brand's config file with every check that the server makes at its start, and tells what a copy has left over.
 */
export function readBrandFile(file: string): ReadBrandFile {
  return readWithChecks(file, CONFIG_FOLDER, (written, brand) => leftOvers(written, brand, file));
}
